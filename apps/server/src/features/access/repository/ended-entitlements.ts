import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { EntitlementCause } from './ledger.ts'

/** Access that ended, with its cause and its end. */
export type EndedEntitlement = {
  product_id: string | null
  page_id: string | null
  cause: EntitlementCause
  ended_at: Date
}

/**
 * Lists what a subscriber once owned and no longer owns by any cause, each with its last cause, most recently ended
 * first.
 */
export async function listEndedEntitlements(
  db: AppDb | AppTx,
  subscriber_id: string,
  now: Date,
): Promise<EndedEntitlement[]> {
  const { rows } = await sql<EndedEntitlement>`
    select * from (
      select distinct on (product_id, page_id) product_id, page_id, cause, ended_at from (
        select distinct on (cause, cause_id, product_id, page_id) product_id, page_id, cause, kind,
          case kind when 'revocation' then starts_at else ends_at end as ended_at
        from entitlements
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and starts_at <= ${now}
        order by cause, cause_id, product_id, page_id,
                 starts_at desc, (kind = 'revocation') desc, ends_at desc nulls first
      ) line
      where (kind = 'revocation' or ended_at <= ${now})
        and not exists (
          select from held_rights(${db.app_id}, ${subscriber_id}, ${now}) held
          where held.product_id is not distinct from line.product_id
            and held.page_id is not distinct from line.page_id
        )
      order by product_id, page_id, ended_at desc
    ) last
    order by ended_at desc
  `.execute(db)
  return rows
}
