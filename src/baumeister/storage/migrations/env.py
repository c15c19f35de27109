"""Run by Alembic for each step, on the connection that `migrate` gives it."""

from alembic import context

from baumeister.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
