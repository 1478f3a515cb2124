"""The instructor's desk: revisions of the whole file, drafts, who may edit."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "book_revision",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("parent", sa.Integer()),
        sa.PrimaryKeyConstraint("number", name="pk_book_revision"),
        sa.ForeignKeyConstraint(
            ["parent"], ["book_revision.number"], name="fk_book_revision_parent_book_revision"
        ),
    )
    op.create_table(
        "book_pending",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_book_pending"),
        sa.ForeignKeyConstraint(
            ["base"], ["book_revision.number"], name="fk_book_pending_base_book_revision"
        ),
    )
    op.create_table(
        "instructor",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("edits", sa.Integer(), nullable=False),
        sa.Column("closed", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_instructor"),
    )
    op.create_table(
        "draft",
        sa.Column("editor", sa.Text(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("editor", name="pk_draft"),
        sa.ForeignKeyConstraint(["editor"], ["instructor.id"], name="fk_draft_editor_instructor"),
        sa.ForeignKeyConstraint(["base"], ["book_revision.number"], name="fk_draft_base_book_revision"),
    )
    op.create_table(
        "setup_key",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("digest", name="pk_setup_key"),
    )


def downgrade() -> None:
    for table in ("setup_key", "draft", "instructor", "book_pending", "book_revision"):
        op.drop_table(table)
