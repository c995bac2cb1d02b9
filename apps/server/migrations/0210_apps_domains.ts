import { sql, type Kysely } from 'kysely'

/**
 * Domains that apps ask for and have proven to be theirs. Any number of apps may ask for a name; of those who prove it
 * the first has it. The proof stands in the name system for everyone to read, so it is no secret. A domain that leads
 * in writes the app's addresses (`apps.primary_domain`) can only be one of its own, and goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hosts drop constraint hosts_pkey`.execute(db)
  await db.schema
    .alterTable('hosts')
    .addColumn('id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('proof', 'text', (column) =>
      column.notNull().defaultTo(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    )
    .addColumn('last_checked_at', sql`timestamptz(3)`)
    .addColumn('problem', 'text')
    .addColumn('missed_checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('missed_on', 'date')
    .execute()
  await sql`alter table hosts add primary key (id)`.execute(db)
  await sql`create unique index hosts_proven on hosts (domain) where verified_at is not null`.execute(db)
  await sql`create index hosts_of_domain on hosts (domain)`.execute(db)
  await sql`alter table hosts add constraint hosts_once_in_app unique (app_id, domain)`.execute(db)
  await sql`drop index hosts_of_app`.execute(db)

  await db.schema.alterTable('apps').addColumn('primary_domain', 'text').execute()
  await sql`
    alter table apps add constraint apps_primary_domain_own
    foreign key (id, primary_domain) references hosts (app_id, domain) on delete set null (primary_domain)
  `.execute(db)
}
