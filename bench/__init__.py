"""Speed and weight of the trainer, each figure beside its limit: `python -m bench`, or a part of it:
`python -m bench hands settling dealing questions pages`.

The bench reports, it does not judge: its exit status is 0 unless it cannot run. Rates are by processor time of one
core, so that a busy machine does not change them; what a person waits for is by the clock.
"""
