import { sql, type Kysely } from 'kysely'

/**
 * Breaks of subscriptions, the card that renews them, why a renewal failed and why a member canceled. Periods that were
 * paid before keep their seven days of grace; apps choose their own from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column pause_starts_at timestamptz(3),
      add column pause_ends_at timestamptz(3),
      add column card jsonb,
      add column failure text check (failure in ('declined', 'refused', 'authentication', 'no_method')),
      add column next_attempt_at timestamptz(3),
      add column grace_days integer not null default 7,
      add column cancel_reason text,
      add column cancel_comment text not null default '',
      add column canceled_at timestamptz(3),
      add constraint subscriptions_whole_pause check (num_nonnulls(pause_starts_at, pause_ends_at) <> 1)
  `.execute(db)
  await sql`
    alter table sandbox_intents
      add column pause_starts_at timestamptz(3),
      add column pause_ends_at timestamptz(3)
  `.execute(db)
  await sql`alter table payment_settings add column grace_days integer not null default 14`.execute(db)
  await sql`create index subscriptions_overdue on subscriptions (app_id, unpaid_from) where state = 'past_due'`.execute(
    db,
  )
}
