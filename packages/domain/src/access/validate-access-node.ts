import type { AccessLimits } from '@foyer/contract/access/limits'
import { epochMs, isInstant } from '../time/index.ts'
import type { AccessNode } from './types.ts'

/** Why an access node cannot be saved; `path` is the field with the problem. */
export interface AccessNodeProblem {
  path: keyof AccessNode
  code:
    | 'schedule_is_empty'
    | 'schedule_is_incomplete'
    | 'date_is_invalid'
    | 'date_out_of_range'
    | 'duration_out_of_range'
    | 'interval_out_of_range'
    | 'products_missing'
    | 'too_many_products'
    | 'products_repeated'
    | 'parent_is_self'
}

const EARLIEST_MS = Date.UTC(2000, 0, 1)
const LATEST_MS = Date.UTC(2100, 0, 1)
const LIMITS: AccessLimits = {
  products: 100,
  duration_seconds: 316_224_000,
  interval: { day: 3660, week: 520, month: 120 },
}

/**
 * What is wrong with an access node, nothing when it may be saved. A scheduled page with no date, duration or
 * interval is refused, and so are dates outside 2000 to 2100, waits over ten years and a purchase of nothing.
 */
export function validateAccessNode(node: AccessNode): AccessNodeProblem[] {
  const own_parent: AccessNodeProblem[] =
    node.parent === node.page_id ? [{ path: 'parent', code: 'parent_is_self' }] : []
  return [...own_parent, ...validateProducts(node), ...validateSchedule(node)]
}

function* validateProducts(node: AccessNode): Generator<AccessNodeProblem> {
  const { products } = node
  if (node.require_purchase && products.length === 0) yield { path: 'products', code: 'products_missing' }
  if (products.length > LIMITS.products) yield { path: 'products', code: 'too_many_products' }
  if (new Set(products).size < products.length) yield { path: 'products', code: 'products_repeated' }
}

function* validateSchedule(node: AccessNode): Generator<AccessNodeProblem> {
  const { unlocks_at, unlock_duration_seconds, schedule_interval, schedule_period } = node
  const is_set = [unlocks_at, unlock_duration_seconds, schedule_interval].some((value) => value !== null)
  if (node.is_scheduled && !is_set) yield { path: 'is_scheduled', code: 'schedule_is_empty' }

  if (unlocks_at !== null) {
    const instant = epochMs(unlocks_at)
    if (!isInstant(unlocks_at)) yield { path: 'unlocks_at', code: 'date_is_invalid' }
    else if (instant < EARLIEST_MS || instant >= LATEST_MS)
      yield { path: 'unlocks_at', code: 'date_out_of_range' }
  }
  if (unlock_duration_seconds !== null && !isWithin(unlock_duration_seconds, 0, LIMITS.duration_seconds)) {
    yield { path: 'unlock_duration_seconds', code: 'duration_out_of_range' }
  }
  if ((schedule_interval === null) !== (schedule_period === null)) {
    yield {
      path: schedule_period === null ? 'schedule_period' : 'schedule_interval',
      code: 'schedule_is_incomplete',
    }
  } else if (schedule_interval !== null && schedule_period !== null) {
    if (!isWithin(schedule_interval, 1, LIMITS.interval[schedule_period])) {
      yield { path: 'schedule_interval', code: 'interval_out_of_range' }
    }
  }
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
