"""Run by Alembic, inside the transaction that `trainer.school.upgrade` has begun on the connection it hands over."""

from alembic import context

from trainer.school.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
