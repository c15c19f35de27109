"""For several servers: who has which room, and what the lobby shows without asking its owner."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("summary", sa.Text))
    op.create_table(
        "leases",
        sa.Column("room_id", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("is_wanted", sa.Boolean, nullable=False),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_column("rooms", "summary")
