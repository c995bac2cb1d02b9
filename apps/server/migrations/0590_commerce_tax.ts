import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Set-up fees, prices of one plan in several currencies, and the tax of orders and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_versions
      add column setup_fee numeric(15, 0) not null default 0 check (setup_fee >= 0),
      add column price_group uuid
  `.execute(db)
  await sql`comment on column product_versions.price_group is 'Prices of a product that are the same plan in several currencies.'`.execute(
    db,
  )
  await sql`
    alter table order_lines
      add column setup_fee numeric(15, 0) not null default 0,
      add column setup_due numeric(15, 0) not null default 0,
      add column setup_tax numeric(15, 0) not null default 0,
      add column tax numeric(15, 0) not null default 0
  `.execute(db)
  await sql`comment on column order_lines.setup_due is 'What of the total is the set-up fee, after its discount and with its tax.'`.execute(
    db,
  )
  await sql`alter table orders add column tax jsonb, add column tax_id text`.execute(db)
  await sql`alter table invoices add column tax jsonb`.execute(db)
  await sql`alter table sandbox_charges add column tax jsonb`.execute(db)
  await createSettings(db)
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'tax_settings', [], (table) =>
    table
      .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('off', 'rates', 'stripe')`))
      .addColumn('is_inclusive', 'boolean', (column) => column.notNull())
      .addColumn('home_country', 'text')
      .addColumn('has_oss', 'boolean', (column) => column.notNull())
      .addColumn('has_reverse_charge', 'boolean', (column) => column.notNull())
      .addColumn('registrations', sql`text[]`, (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('tax_settings_home', sql`mode <> 'rates' or home_country is not null`),
  )
  await tenantTable(db, 'tax_rates', ['country', 'valid_from'], (table) =>
    table
      .addColumn('country', 'text', (column) => column.notNull())
      /** The first day, in the app's time zone. */
      .addColumn('valid_from', 'date', (column) => column.notNull())
      /** Thousandths of a per cent. */
      .addColumn('rate', 'integer', (column) => column.notNull().check(sql`rate between 0 and 100000`)),
  )
}
