import { sql, type Kysely } from 'kysely'

/** What a member was told about an overdue plan and an expiring card, and the end of a plan that was not paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column reminded_of timestamptz(3),
      add column card_notice text not null default ''
  `.execute(db)
  await sql`create index subscriptions_by_period_end on subscriptions (app_id, period_ends_at) where ended_at is null`.execute(
    db,
  )
  await sql`alter table order_events drop constraint order_events_kind_check`.execute(db)
  await sql`
    alter table order_events add constraint order_events_kind_check
    check (kind in ('note', 'payment_failed', 'mail', 'switched', 'switch_planned', 'switch_withdrawn', 'withdrawal',
      'ended_unpaid'))
  `.execute(db)
}
