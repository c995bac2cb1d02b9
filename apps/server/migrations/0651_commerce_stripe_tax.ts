import { sql, type Kysely } from 'kysely'

/** Who computed the tax of an order: the app's own table, or Stripe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column tax_by text not null default 'rates' check (tax_by in ('rates', 'stripe')),
      add column tax_calculation text,
      add column is_tax_inclusive boolean
  `.execute(db)
  await sql`comment on column orders.tax_calculation is 'The id of what Stripe computed for a single payment.'`.execute(
    db,
  )
}
