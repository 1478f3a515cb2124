"""Practice, speed and exam runs; stages, pauses and withdrawn answers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MODE = "mode IN ('practice', 'speed', 'exam')"
SECONDS = "seconds IS NULL OR (seconds >= 1 AND mode = 'speed')"
ENDED = (
    "ended IS NULL OR (finished IS NOT NULL"
    " AND ((ended = 'left' AND mode = 'speed' AND NOT rated)"
    " OR (ended = 'time' AND seconds IS NOT NULL)))"
)
PAUSED = "paused_at IS NULL OR answered_at IS NULL"
WITHDRAWN = "withdrawn_at IS NULL OR (answered_at IS NOT NULL AND run IS NOT NULL)"


def upgrade() -> None:
    with op.batch_alter_table("run") as run:
        run.add_column(sa.Column("mode", sa.Text(), nullable=False, server_default="practice"))
        run.add_column(sa.Column("seconds", sa.Integer()))
        run.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
        run.add_column(sa.Column("shared_from", sa.Text()))
        run.add_column(sa.Column("ended", sa.Text()))
        run.create_check_constraint(op.f("ck_run_mode"), MODE)
        run.create_check_constraint(op.f("ck_run_seconds"), SECONDS)
        run.create_check_constraint(op.f("ck_run_ended"), ENDED)
    with op.batch_alter_table("attempt") as attempt:
        attempt.add_column(sa.Column("paused_at", sa.DateTime(timezone=True)))
        attempt.add_column(sa.Column("paused_ms", sa.BigInteger(), nullable=False, server_default="0"))
        attempt.add_column(sa.Column("stages", sa.JSON()))
        attempt.add_column(sa.Column("withdrawn_at", sa.DateTime(timezone=True)))
        attempt.create_check_constraint(op.f("ck_attempt_paused_ms"), "paused_ms >= 0")
        attempt.create_check_constraint(op.f("ck_attempt_no_pause_after_the_answer"), PAUSED)
        attempt.create_check_constraint(op.f("ck_attempt_withdrawn_from_a_run"), WITHDRAWN)
    op.create_index(
        "uq_attempt_run_withdrawn",
        "attempt",
        ["run"],
        unique=True,
        sqlite_where=sa.text("withdrawn_at IS NOT NULL"),
        postgresql_where=sa.text("withdrawn_at IS NOT NULL"),
    )


def downgrade() -> None:
    # The older tables cannot tell what is not rated, but they can keep it out of the statistics.
    op.execute("UPDATE run SET counted = false WHERE NOT rated")
    op.drop_index("uq_attempt_run_withdrawn", "attempt")
    with op.batch_alter_table("attempt") as attempt:
        for name in ("paused_ms", "no_pause_after_the_answer", "withdrawn_from_a_run"):
            attempt.drop_constraint(op.f(f"ck_attempt_{name}"), type_="check")
        for column in ("withdrawn_at", "stages", "paused_ms", "paused_at"):
            attempt.drop_column(column)
    with op.batch_alter_table("run") as run:
        for name in ("ended", "seconds", "mode"):
            run.drop_constraint(op.f(f"ck_run_{name}"), type_="check")
        for column in ("ended", "shared_from", "rated", "seconds", "mode"):
            run.drop_column(column)
