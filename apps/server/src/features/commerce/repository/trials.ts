import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Who may have had a trial: a subscriber, an address under which a guest bought, or both. */
export type TrialBuyer = { subscriber_id: string | null; email: string | null }

/** The buyer that a viewer is; nobody while they are not signed in. */
export function toTrialBuyer(viewer: { subscriber_id: string | null; email: string } | null): TrialBuyer {
  return { subscriber_id: viewer?.subscriber_id ?? null, email: viewer?.email ?? null }
}

/** Which of some products a buyer has had a trial of, as a member or as a guest with the same address. */
export async function listTriedProducts(
  db: AppDb | AppTx,
  { subscriber_id, email }: TrialBuyer,
  product_ids: readonly string[],
): Promise<Set<string>> {
  if ((subscriber_id === null && email === null) || product_ids.length === 0) return new Set()
  const { rows } = await sql<{ product_id: string }>`
    select distinct s.product_id from subscriptions s
    where s.app_id = ${db.app_id} and s.trial_ends_at is not null
      and s.product_id = any (${[...product_ids]}::uuid[])
      and s.subscriber_id in (
        select ${subscriber_id}::uuid
        union all
        select g.subscriber_id from guest_buyers g
        where g.app_id = ${db.app_id} and g.email = ${email} and g.paid_at is not null
      )
  `.execute(db)
  return new Set(rows.map(({ product_id }) => product_id))
}
