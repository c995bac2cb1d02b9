import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { SERVER_ROLE } from './server-role.ts'

type Build = (table: CreateTableBuilder<string>) => CreateTableBuilder<string>

/**
 * Creates a table that belongs to an app: `app_id` first in the primary key and forced row-level security by the
 * transaction's app (architecture, "Tenants").
 */
export async function tenantTable(
  db: Kysely<unknown>,
  name: string,
  key: readonly string[],
  build: Build,
): Promise<void> {
  const table = db.schema.createTable(name).addColumn('app_id', 'uuid', (column) => column.notNull())
  const columns: readonly string[] = ['app_id', ...key]
  await build(table as CreateTableBuilder<string>)
    .addPrimaryKeyConstraint(`${name}_pkey`, columns as never)
    .execute()
  await enableRowLevelSecurity(db, name)
}

/** Enables row-level security on a table that was created without `tenantTable`. */
export async function enableRowLevelSecurity(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name)
  const app = sql`app_id = nullif(current_setting('foyer.app_id', true), '')::uuid`
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`alter table ${table} force row level security`.execute(db)
  await sql`create policy tenant on ${table} using (${app}) with check (${app})`.execute(db)
  await grant(db, name)
}

/**
 * Changes rows of all apps. Row-level security also binds the table's owner, so without this a migration finds no
 * rows. It is lifted only inside the migration's transaction.
 */
export async function acrossApps(
  db: Kysely<unknown>,
  name: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const table = sql.table(name)
  await sql`alter table ${table} no force row level security`.execute(db)
  await change()
  await sql`alter table ${table} force row level security`.execute(db)
}

/** Creates a table without an app, for platform, identity, team and apps. */
export async function controlTable(db: Kysely<unknown>, name: string, build: Build): Promise<void> {
  await build(db.schema.createTable(name) as CreateTableBuilder<string>).execute()
  await grant(db, name)
}

async function grant(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`grant select, insert, update, delete on ${sql.table(name)} to ${sql.ref(SERVER_ROLE)}`.execute(db)
}
