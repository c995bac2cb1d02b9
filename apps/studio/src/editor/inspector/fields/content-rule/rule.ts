import type { ContentRule } from '@foyer/contract/library/rule-shapes'

/** The orders that a rule can have, each with its direction. */
export const ORDERS = [
  { value: 'newest', order_by: 'published_at', direction: 'desc' },
  { value: 'oldest', order_by: 'published_at', direction: 'asc' },
  { value: 'title', order_by: 'title', direction: 'asc' },
  { value: 'tree', order_by: 'position', direction: 'asc' },
  { value: 'shortest', order_by: 'duration', direction: 'asc' },
  { value: 'longest', order_by: 'duration', direction: 'desc' },
  { value: 'starts', order_by: 'starts_at', direction: 'asc' },
] as const satisfies readonly (Pick<ContentRule, 'order_by' | 'direction'> & { value: string })[]

/** The order of a rule by its name; the newest first where it has another one. */
export function orderOf({ order_by, direction }: ContentRule): (typeof ORDERS)[number] {
  return ORDERS.find((one) => one.order_by === order_by && one.direction === direction) ?? ORDERS[0]
}

/** The values that a rule asks of a property. */
export function listValues({ with_property }: ContentRule, field: string): string[] {
  return with_property.filter((one) => one.field === field).map(({ value }) => value)
}

/** A rule that asks these values of a property, and of the others what it did. */
export function withValues(rule: ContentRule, field: string, values: readonly string[]): ContentRule {
  const others = rule.with_property.filter((one) => one.field !== field)
  return { ...rule, with_property: [...others, ...values.map((value) => ({ field, value }))] }
}

/** The rule without what differs for each member: so many pages it can list. */
export function withoutMember(rule: ContentRule): ContentRule {
  const is_personal = rule.schedule_type === 'scheduled' || rule.schedule_type === 'unscheduled'
  return {
    ...rule,
    progress: null,
    price: rule.price === 'owned' ? 'paid' : rule.price,
    schedule_type: is_personal ? null : rule.schedule_type,
  }
}

/** Whether a rule has filters that are folded away at first. */
export function hasMoreFilters({ duration, price, progress, schedule_type, ...rule }: ContentRule): boolean {
  const has_length = duration.min_seconds !== null || duration.max_seconds !== null
  return (
    has_length ||
    rule.with_property.length > 0 ||
    [price, progress, schedule_type].some((one) => one !== null)
  )
}
