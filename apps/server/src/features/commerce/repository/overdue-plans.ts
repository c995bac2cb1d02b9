import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Plans whose days of grace are over, and that nobody has paid or ended. */
export async function listPlansToEnd(db: AppDb | AppTx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions
    where app_id = ${db.app_id} and ended_at is null and state = 'past_due' and period_ends_at <= ${now}
      and unpaid_from + make_interval(days => grace_days) <= ${now}
    order by unpaid_from, id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

type Claim = { now: Date; limit: number }

/** Claims the overdue plans whose access ends within some days, each once for a failed renewal. */
export async function claimEndingPlans(
  tx: AppTx,
  { now, days, limit }: Claim & { days: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from subscriptions
      where app_id = ${tx.app_id} and ended_at is null and state = 'past_due' and period_ends_at <= ${now}
        and grace_days > ${days} and reminded_of is distinct from unpaid_from
        and unpaid_from + make_interval(days => grace_days) > ${now}
        and unpaid_from + make_interval(days => grace_days - ${days}::integer) <= ${now}
      order by unpaid_from, id limit ${limit} for update skip locked
    )
    update subscriptions s set reminded_of = s.unpaid_from from due
    where s.app_id = ${tx.app_id} and s.id = due.id
    returning s.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Claims the plans that renew within some days with a card that is no longer valid then, each once for a card and its
 * month of expiry.
 */
export async function claimExpiringCards(
  tx: AppTx,
  { now, until, limit }: Claim & { until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, concat(card->>'last4', ' ', card->>'exp_year', ' ', card->>'exp_month') as notice
      from subscriptions
      where app_id = ${tx.app_id} and ended_at is null and period_ends_at <= ${until}
        and state in ('active', 'trialing', 'paused') and card is not null
        and coalesce(pause_ends_at, period_ends_at) between ${now} and ${until}
        and card_notice <> concat(card->>'last4', ' ', card->>'exp_year', ' ', card->>'exp_month')
        and make_timestamptz((card->>'exp_year')::integer, (card->>'exp_month')::integer, 1, 0, 0, 0, 'UTC')
          + interval '1 month' <= coalesce(pause_ends_at, period_ends_at)
      order by period_ends_at, id limit ${limit} for update skip locked
    )
    update subscriptions s set card_notice = due.notice from due
    where s.app_id = ${tx.app_id} and s.id = due.id
    returning s.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
