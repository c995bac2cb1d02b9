import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/** One customer at the provider for each subscriber and currency: a customer's subscriptions have one currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_references add column currency text not null default ''`.execute(db)
  await sql`comment on column payment_references.currency is 'Of customers; empty for what has none.'`.execute(
    db,
  )
  await sql`
    alter table payment_references drop constraint payment_references_pkey,
      add constraint payment_references_pkey primary key (app_id, account, kind, local_id, currency)
  `.execute(db)
  // Orders are read with the customer that they were opened with.
  await acrossApps(db, 'payment_references', () =>
    acrossApps(db, 'orders', async () => {
      await sql`
        insert into payment_references (app_id, account, kind, local_id, remote_id, currency)
        select distinct known.app_id, known.account, known.kind, known.local_id, known.remote_id, placed.currency
        from payment_references known
        join orders placed on placed.app_id = known.app_id and placed.provider_account = known.account
          and coalesce(placed.customer_id, placed.subscriber_id) = known.local_id
        where known.kind = 'customer' and known.currency = ''
      `.execute(db)
      await sql`delete from payment_references where kind = 'customer' and currency = ''`.execute(db)
    }),
  )
}
