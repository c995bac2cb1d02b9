import { sql, type Kysely } from 'kysely'
import { SERVER_ROLE } from '../src/platform/database/server-role.ts'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Who went back to which release and when; the server adds to it and never changes what it says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'release_switches', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('release_id', 'uuid', (column) => column.notNull())
      /** The one that members saw before. */
      .addColumn('left_release_id', 'uuid')
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('switched_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index release_switches_newest on release_switches (app_id, release_id, id desc)`.execute(
    db,
  )
  await sql`revoke update, delete, truncate on release_switches from ${sql.ref(SERVER_ROLE)}`.execute(db)
}
