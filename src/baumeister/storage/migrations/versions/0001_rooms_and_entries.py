"""The first tables: rooms and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("is_public", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
    )
    op.create_index("rooms_by_phase", "rooms", ["phase", "changed_at"])
    op.create_table(
        "entries",
        sa.Column("room_id", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("answers", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("rooms")
