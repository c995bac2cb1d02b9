import type { orderRow, orderView } from '@foyer/contract/commerce/order-shapes'
import { sql, type RawBuilder } from 'kysely'
import type { OrderTax } from '@foyer/domain/money'
import type { z } from 'zod'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { getWordRange, splitTerm } from '#features/identity/index.ts'

type Db = AppDb | AppTx
export type OrderStatus = z.infer<typeof orderRow>['status']
export type OrderView = z.infer<typeof orderView>

/** Which orders are listed; days are instants already. */
export type OrderFilter = {
  term: string
  view: OrderView | null
  product_id: string | null
  subscriber_id: string | null
  coupon: string | null
  referral: string | null
  from: Date | null
  before: Date | null
  with_test: boolean
}

/** An order as the owner's list shows it. */
export type ListedOrder = {
  id: string
  number: number
  status: OrderStatus
  subscriber_id: string
  user_id: string | null
  name: string
  email: string
  avatar_urls: unknown
  titles: string[]
  product_id: string
  subtotal: number
  discount: number
  total: number
  /** null where nothing was taxed. */
  tax: OrderTax | null
  refunded: number
  currency: string
  coupon_code: string | null
  referral: string | null
  country: string | null
  is_test: boolean
  created_at: Date
  paid_at: Date | null
}

const STATUS = sql<OrderStatus>`case
  when o.dispute_state = 'open' then 'disputed'
  when o.dispute_state = 'lost' then 'dispute_lost'
  when o.status = 'refunded' then 'refunded'
  when o.status = 'paid' and o.refunded > 0 then 'partly_refunded'
  when o.status = 'paid' then 'paid'
  when o.intent_status = 'failed' then 'failed'
  else o.status end`

const STATUSES_OF_VIEW: Record<OrderView, readonly OrderStatus[]> = {
  paid: ['paid'],
  failed: ['failed'],
  refunded: ['partly_refunded', 'refunded'],
  disputed: ['disputed', 'dispute_lost'],
  unpaid: ['open', 'abandoned'],
}

const COLUMNS = sql`
  o.id, o.number, ${STATUS} as status, o.subscriber_id, member.user_id,
  coalesce(nullif(person.name, ''), nullif(guest.name, ''), o.name, '') as name,
  coalesce(person.email::text, guest.email::text, '') as email,
  person.avatar_urls, o.product_id, o.subtotal::float8 as subtotal, o.discount::float8 as discount,
  o.final_amount::float8 as total, o.tax, o.refunded::float8 as refunded, o.currency, o.coupon_code, o.referral, o.country, o.is_test,
  o.created_at, o.paid_at,
  (select array_agg(line.title order by line.position) from order_lines line
    where line.app_id = o.app_id and line.order_id = o.id) as titles`

const BUYER = sql`
  left join subscribers member on member.app_id = o.app_id and member.id = o.subscriber_id
  left join users person on person.app_id = o.app_id and person.id = member.user_id
  left join guest_buyers guest on guest.app_id = o.app_id and guest.subscriber_id = o.subscriber_id`

/** Lists orders below a number, the newest first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { below, limit }: { below: number | null; limit: number },
): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select ${COLUMNS} from orders o ${BUYER}
    where ${matches(db, filter)} ${below === null ? sql`` : sql`and o.number < ${below}`}
    order by o.number desc limit ${limit}
  `.execute(db)
  return rows
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o ${BUYER} where ${matches(db, filter)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findListedOrder(db: Db, id: string): Promise<ListedOrder | null> {
  const { rows } = await sql<ListedOrder>`
    select ${COLUMNS} from orders o ${BUYER} where o.app_id = ${db.app_id} and o.id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** Counts the orders of each status. */
export async function countOrderStatuses(
  db: Db,
  { with_test }: { with_test: boolean },
): Promise<Map<OrderStatus, number>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select ${STATUS} as status, count(*)::int as count from orders o
    where o.app_id = ${db.app_id} and (${with_test} or not o.is_test) group by 1
  `.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** The statuses that a view lists; without a view all but those of orders that nobody tried to pay. */
export function listViewStatuses(view: OrderView | null): readonly OrderStatus[] {
  if (view) return STATUSES_OF_VIEW[view]
  const { unpaid: _not_listed, ...listed } = STATUSES_OF_VIEW
  return Object.values(listed).flat()
}

function matches(db: Db, filter: OrderFilter): RawBuilder<unknown> {
  const { view, product_id, subscriber_id, coupon, referral, from, before, with_test } = filter
  const parts = [
    sql`o.app_id = ${db.app_id}`,
    sql`(${with_test} or not o.is_test)`,
    sql`${STATUS} = any (${[...listViewStatuses(view)]}::text[])`,
    ...(product_id === null
      ? []
      : [
          sql`exists (select from order_lines line where line.app_id = o.app_id and line.order_id = o.id
            and line.product_id = ${product_id})`,
        ]),
    ...(subscriber_id === null ? [] : [sql`o.subscriber_id = ${subscriber_id}`]),
    ...(coupon === null ? [] : [sql`lower(o.coupon_code) = lower(${coupon})`]),
    ...(referral === null ? [] : [sql`lower(o.referral) = lower(${referral})`]),
    ...(from === null ? [] : [sql`coalesce(o.paid_at, o.created_at) >= ${from}`]),
    ...(before === null ? [] : [sql`coalesce(o.paid_at, o.created_at) < ${before}`]),
    ...createTermCondition(filter.term),
  ]
  return sql.join(parts, sql` and `)
}

/** An order's number, an invoice's, or the beginnings of words in the buyer's name and address. */
function createTermCondition(term: string): RawBuilder<unknown>[] {
  if (term === '') return []
  const conditions: RawBuilder<unknown>[] = [
    sql`exists (select from invoices i where i.app_id = o.app_id and i.order_id = o.id
      and upper(i.label) = upper(${term}))`,
  ]
  const like = `%${term.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  conditions.push(sql`lower(guest.name || ' ' || guest.email::text) like ${like}`)
  conditions.push(sql`lower(o.coupon_code) = lower(${term})`)
  const number = /^#?(\d{1,9})$/.exec(term)?.[1]
  if (number) conditions.push(sql`o.number = ${Number(number)}`)
  const words = splitTerm(term).map((word) => {
    const [from, before] = getWordRange(word)
    return sql`exists (select from user_words word where word.app_id = o.app_id and word.user_id = member.user_id
      and word.word >= ${from} and word.word < ${before})`
  })
  if (words.length > 0) conditions.push(sql`(${sql.join(words, sql` and `)})`)
  return [sql`(${sql.join(conditions, sql` or `)})`]
}
