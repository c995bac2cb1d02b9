import { pageTraits } from '@foyer/content/traits'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'

/** All orders that a rule can have, each with its direction. */
export const ORDERS = [
  { value: 'newest', order_by: 'published_at', direction: 'desc' },
  { value: 'oldest', order_by: 'published_at', direction: 'asc' },
  { value: 'title', order_by: 'title', direction: 'asc' },
  { value: 'title_desc', order_by: 'title', direction: 'desc' },
  { value: 'tree', order_by: 'position', direction: 'asc' },
  { value: 'tree_desc', order_by: 'position', direction: 'desc' },
  { value: 'shortest', order_by: 'duration', direction: 'asc' },
  { value: 'longest', order_by: 'duration', direction: 'desc' },
  { value: 'starts', order_by: 'starts_at', direction: 'asc' },
  { value: 'starts_desc', order_by: 'starts_at', direction: 'desc' },
] as const satisfies readonly (Pick<ContentRule, 'order_by' | 'direction'> & { value: string })[]

/** The order of a rule by its name. */
export function orderOf({ order_by, direction }: ContentRule): (typeof ORDERS)[number] {
  return ORDERS.find((one) => one.order_by === order_by && one.direction === direction) ?? ORDERS[0]
}

/** The type of rules that list pages of all types. */
export const ANY_TYPE = 'any'

/** What lengths are entered in, in seconds. */
export const UNIT_SECONDS = { minutes: 60, days: 86_400, weeks: 604_800 } as const
export type LengthUnit = keyof typeof UNIT_SECONDS

/** The longest length that a rule can ask for: ten years. */
const MAX_SECONDS = 10 * 366 * 86_400

/** Whether pages of a type are as long as their weeks; others are as long as their minutes. */
function hasWeeks(content_type: string): boolean {
  return pageTraits(content_type).facts_line.includes('weeks')
}

/** The unit of a rule's lengths: weeks for programs, unless a stored length is no number of whole weeks. */
export function lengthUnitOf({
  content_type,
  duration: { min_seconds, max_seconds },
}: Pick<ContentRule, 'content_type' | 'duration'>): LengthUnit {
  if (!hasWeeks(content_type)) return 'minutes'
  const isWhole = (unit: LengthUnit): boolean =>
    [min_seconds, max_seconds].every((seconds) => (seconds ?? 0) % UNIT_SECONDS[unit] === 0)
  return (['weeks', 'days'] as const).find(isWhole) ?? 'minutes'
}

/** A number of units in seconds, within what a rule can ask for. */
export function toSeconds(count: number | null, unit: LengthUnit): number | null {
  if (count === null) return null
  return Math.min(MAX_SECONDS, Math.max(0, Math.round(count * UNIT_SECONDS[unit])))
}

/** A rule for another type; its lengths go where the new type has another unit. */
export function withType(rule: ContentRule, content_type: string): ContentRule {
  const is_same_unit = hasWeeks(content_type) === hasWeeks(rule.content_type)
  return {
    ...rule,
    content_type,
    duration: is_same_unit ? rule.duration : { min_seconds: null, max_seconds: null },
  }
}

/** The fields of a rule that are attributes of the app. */
export function listAttributeFields({ with_property }: Pick<ContentRule, 'with_property'>): string[] {
  return [...new Set(with_property.map(({ field }) => field))].filter((field) => !BUILT_IN.includes(field))
}

const BUILT_IN: readonly string[] = ['level', 'equipment', 'muscle']

/** The most values of one property, and of all properties of a rule. */
const MAX_VALUES = 20
const MAX_PROPERTIES = 50

/** How many values a property of a rule can have, with those of the others. */
export function maxValuesOf(rule: Pick<ContentRule, 'with_property'>, field: string): number {
  const others = rule.with_property.filter((one) => one.field !== field).length
  return Math.min(MAX_VALUES, MAX_PROPERTIES - others)
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

/** How many of the filters that are folded away a rule has. */
export function countMoreFilters(rule: ContentRule): number {
  const { duration, price, progress, schedule_type, with_property } = rule
  const fields = new Set(with_property.map(({ field }) => field)).size
  const lengths = [duration.min_seconds, duration.max_seconds].filter((one) => one !== null).length
  return fields + lengths + [price, progress, schedule_type].filter((one) => one !== null).length
}
