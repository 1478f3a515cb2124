"""Revisions, runs and attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "revision",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.Text(), nullable=False),
        sa.Column("first_seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game", "hash", name="pk_revision"),
    )
    op.create_table(
        "run",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("drill", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("revision", sa.Text(), nullable=False),
        sa.Column("skill", sa.Text(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("replay_of", sa.Text()),
        sa.Column("planned", sa.JSON()),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_run"),
        sa.ForeignKeyConstraint(
            ["game", "revision"], ["revision.game", "revision.hash"], name="fk_run_game_revision_revision"
        ),
        sa.ForeignKeyConstraint(["replay_of"], ["run.id"], name="fk_run_replay_of_run"),
        sa.CheckConstraint("level BETWEEN 1 AND 5", name=op.f("ck_run_level")),
        sa.CheckConstraint("length >= 1", name=op.f("ck_run_length")),
    )
    op.create_index("ix_run_guest_finished_started", "run", ["guest", "finished", "started"])
    op.create_table(
        "attempt",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("run", sa.Text()),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer()),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("posed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True)),
        sa.Column("milliseconds", sa.BigInteger()),
        sa.Column("answer", sa.JSON()),
        sa.Column("marks", sa.JSON()),
        sa.Column("right", sa.Boolean()),
        sa.Column("slip", sa.Text()),
        sa.Column("tags", sa.JSON(), nullable=False),
        sa.Column("hints", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_attempt"),
        sa.ForeignKeyConstraint(["run"], ["run.id"], name="fk_attempt_run_run"),
        sa.UniqueConstraint("run", "number", name="uq_attempt_run_number"),
        sa.UniqueConstraint("nonce", name="uq_attempt_nonce"),
        sa.CheckConstraint("(run IS NULL) = (number IS NULL)", name=op.f("ck_attempt_run_and_number")),
        sa.CheckConstraint("number >= 1", name=op.f("ck_attempt_number")),
        sa.CheckConstraint(
            "(answered_at IS NULL) = (milliseconds IS NULL)"
            ' AND (answered_at IS NULL) = ("right" IS NULL)'
            " AND (answered_at IS NULL) = (answer IS NULL)"
            " AND (answered_at IS NULL) = (marks IS NULL)",
            name=op.f("ck_attempt_answered_wholly"),
        ),
    )
    op.create_index("ix_attempt_guest_answered_at", "attempt", ["guest", "answered_at"])


def downgrade() -> None:
    op.drop_table("attempt")
    op.drop_table("run")
    op.drop_table("revision")
