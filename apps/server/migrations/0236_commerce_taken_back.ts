import { sql, type Kysely } from 'kysely'

/**
 * Since when the owner has taken back what was bought in a store: the store goes on with it, and here it can be
 * bought again. What was taken back before is written down like what is taken back from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table in_app_purchases add column taken_back_at timestamptz(3)`.execute(db)
  await sql`
    update in_app_purchases p set taken_back_at = e.starts_at from entitlements e
    where ${isTakenBack('in_app_purchase')}
  `.execute(db)
  await sql`
    update purchases p set ended_at = e.starts_at from entitlements e
    where p.ended_at is null and ${isTakenBack('purchase')}
  `.execute(db)
}

/** The last word on what purchase `p` gives is the owner's revocation `e`. */
function isTakenBack(cause: string) {
  return sql`
    e.app_id = p.app_id and e.subscriber_id = p.subscriber_id and e.product_id = p.product_id
      and e.cause = ${sql.lit(cause)} and e.cause_id = p.id::text and e.kind = 'revocation' and e.reason = 'manual'
      and not exists (
        select from entitlements g
        where g.app_id = e.app_id and g.subscriber_id = e.subscriber_id and g.cause = e.cause
          and g.cause_id = e.cause_id and g.product_id = e.product_id and g.kind = 'grant' and g.starts_at > e.starts_at
      )`
}
