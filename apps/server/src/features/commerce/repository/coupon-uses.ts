import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Whether an order reserves its coupon, has used it, or has ended without. */
export type CouponUseState = 'reserved' | 'used' | 'released'

/** Counts how often someone has used a coupon or reserves it, but for their open order of a product. */
export async function countOwnUses(
  db: AppDb | AppTx,
  { coupon_id, subscriber_id }: { coupon_id: string; subscriber_id: string },
): Promise<number> {
  const { count } = await ownUses(db, { coupon_id, subscriber_id })
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether someone's open order of a product reserves a coupon: they may go on with it. */
export async function hasReservation(
  db: AppDb | AppTx,
  { product_id, ...owner }: { coupon_id: string; subscriber_id: string; product_id: string },
): Promise<boolean> {
  const row = await ownUses(db, owner)
    .innerJoin('orders', (join) =>
      join.onRef('orders.app_id', '=', 'coupon_uses.app_id').onRef('orders.id', '=', 'coupon_uses.order_id'),
    )
    .select('coupon_uses.order_id')
    .where('coupon_uses.state', '=', 'reserved')
    .where('orders.product_id', '=', product_id)
    .executeTakeFirst()
  return row !== undefined
}

function ownUses(
  db: AppDb | AppTx,
  { coupon_id, subscriber_id }: { coupon_id: string; subscriber_id: string },
) {
  return db
    .selectFrom('coupon_uses')
    .where('coupon_uses.app_id', '=', db.app_id)
    .where('coupon_uses.coupon_id', '=', coupon_id)
    .where('coupon_uses.subscriber_id', '=', subscriber_id)
    .where('coupon_uses.state', '<>', 'released')
}

/** Counts one more use of a coupon, unless it is used up. The caller has locked it. */
export async function raiseUses(tx: AppTx, coupon_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ uses: sql<number>`uses + 1` })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', coupon_id)
    .where(({ eb, or, ref }) => or([eb('max_uses', 'is', null), eb('uses', '<', ref('max_uses'))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Binds a counted use to its order. */
export async function insertCouponUse(
  tx: AppTx,
  use: { order_id: string; coupon_id: string; subscriber_id: string; reserved_at: Date },
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({ app_id: tx.app_id, ...use, state: 'reserved' })
    .execute()
}

/** Takes the use of an order to another state, and counts it out when it is released. Repeats change nothing. */
export async function moveCouponUse(tx: AppTx, order_id: string, state: CouponUseState): Promise<void> {
  await sql`
    with before as (
      select coupon_id, order_id, state from coupon_uses
      where app_id = ${tx.app_id} and order_id = ${order_id} and state <> ${state} for update
    ), moved as (
      update coupon_uses u set state = ${state} from before b
      where u.app_id = ${tx.app_id} and u.order_id = b.order_id
      returning b.coupon_id,
        (case when ${state} = 'released' then -1 when b.state = 'released' then 1 else 0 end) as change
    )
    update coupons c set uses = greatest(0, uses + moved.change) from moved
    where c.app_id = ${tx.app_id} and c.id = moved.coupon_id and moved.change <> 0
  `.execute(tx)
}

export type CouponUseRow = {
  order_id: string
  subscriber_id: string
  state: CouponUseState
  at: Date
  currency: string
  discount: number
  total: number
}

/** Lists the orders that use a coupon or reserve it, newest first. */
export async function listCouponUses(
  db: AppDb | AppTx,
  coupon_id: string,
  limit: number,
): Promise<CouponUseRow[]> {
  const { rows } = await sql<CouponUseRow>`
    select u.order_id, u.subscriber_id, u.state, coalesce(o.paid_at, u.reserved_at) as at, o.currency,
      o.discount, o.final_amount as total
    from coupon_uses u join orders o on o.app_id = u.app_id and o.id = u.order_id
    where u.app_id = ${db.app_id} and u.coupon_id = ${coupon_id} and u.state <> 'released'
    order by u.order_id desc limit ${limit}
  `.execute(db)
  return rows
}

export type CouponSums = { coupon_id: string; currency: string; revenue: number; discounted: number }

/** Sums what paid orders with each coupon came to, and what they had off; test orders only count in test mode. */
export async function sumCoupons(
  db: AppDb | AppTx,
  coupon_ids: readonly string[],
  { with_test }: { with_test: boolean },
): Promise<CouponSums[]> {
  if (coupon_ids.length === 0) return []
  const { rows } = await sql<{ coupon_id: string; currency: string; revenue: string; discounted: string }>`
    select coupon_id, currency, sum(final_amount) as revenue, sum(discount) as discounted from orders
    where app_id = ${db.app_id} and coupon_id = any (${[...coupon_ids]}::uuid[]) and status = 'paid'
      and (${with_test} or not is_test)
    group by coupon_id, currency order by currency
  `.execute(db)
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue), discounted: Number(row.discounted) }))
}
