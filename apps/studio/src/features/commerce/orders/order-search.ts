import type { InputFor, OutputFor } from '@foyer/contract/client'
import { addDays, dayInZone } from '@foyer/domain/time'
import { parseChoiceParam, parseTextParam, removeEmpty, type RawSearch } from '#platform/search-params.ts'

type ListInput = InputFor<'commerce.listOrders'>

/** An order of the list. */
export type OrderRow = OutputFor<'commerce.listOrders'>['items'][number]
/** An order with all its details. */
export type StudioOrder = OutputFor<'commerce.getStudioOrder'>
export type OrderStatus = OrderRow['status']

/** The views of the list besides all orders. */
export const ORDER_VIEWS = ['paid', 'failed', 'refunded', 'disputed', 'unpaid'] as const

/** The spans of days that the list can be narrowed to. */
export const ORDER_DATES = ['today', 'last_7_days', 'last_30_days', 'this_year'] as const

type OrderDate = (typeof ORDER_DATES)[number]

/** The search parameters of the list of orders. */
export type OrderSearch = {
  readonly term?: string
  readonly status?: (typeof ORDER_VIEWS)[number]
  readonly product?: string
  readonly coupon?: string
  readonly referral?: string
  readonly member?: string
  readonly date?: OrderDate
}

/** Parses the search parameters of the list of orders. */
export function parseOrderSearch(raw: RawSearch): OrderSearch {
  return removeEmpty({
    term: parseTextParam(raw['term']),
    status: parseChoiceParam(raw['status'], ORDER_VIEWS),
    product: parseTextParam(raw['product']),
    coupon: parseTextParam(raw['coupon']),
    referral: parseTextParam(raw['referral']),
    member: parseTextParam(raw['member']),
    date: parseChoiceParam(raw['date'], ORDER_DATES),
  })
}

/** Whether the search has any filter besides the view. */
export function hasOrderFilters({ status: _view, ...filters }: OrderSearch): boolean {
  return Object.keys(filters).length > 0
}

/** The filters as the server takes them, with the first day in the app's zone. */
export function toOrderFilter(search: OrderSearch, now: number, zone: string): ListInput {
  const { term, status, product, coupon, referral, member, date } = search
  return {
    ...(term && { term }),
    ...(status && { status }),
    ...(product && { product_id: product }),
    ...(coupon && { coupon }),
    ...(referral && { referral }),
    ...(member && { subscriber_id: member }),
    ...(date && { from: firstDay(date, dayInZone(new Date(now).toISOString(), zone)) }),
  }
}

function firstDay(date: OrderDate, today: string): string {
  if (date === 'today') return today
  if (date === 'this_year') return `${today.slice(0, 4)}-01-01`
  return addDays(today, date === 'last_7_days' ? -6 : -29)
}
