import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { foldText } from '../search/index.ts'
import type { TimeState } from './page-times.ts'

/** What a list of content is filtered by. All filters apply together. */
export type ContentFilter = Pick<
  ContentRule,
  | 'with_tags'
  | 'with_all_tags'
  | 'filter_tags'
  | 'with_property'
  | 'duration'
  | 'progress'
  | 'price'
  | 'schedule_type'
>

/** The filter that every page passes. */
export const NO_FILTER: ContentFilter = {
  with_tags: [],
  with_all_tags: [],
  filter_tags: [],
  with_property: [],
  duration: { min_seconds: null, max_seconds: null },
  progress: null,
  price: null,
  schedule_type: null,
}

/** The fields of every app that pages are filtered by, beside the app's own attributes. */
export const PROPERTY_FIELDS = ['level', 'equipment', 'muscle'] as const

/** A page as filters read it, the same for every viewer. */
export type ListedPage = {
  page_id: string
  tag_ids: ReadonlySet<string>
  /** Its length; null where it has none. */
  seconds: number | null
  /** Its folded values by field, of what everyone who knows of the page may see. */
  values: ReadonlyMap<string, ReadonlySet<string>>
  /** Those of its content, which count for its readers alone. */
  read_values: ReadonlyMap<string, ReadonlySet<string>>
  /** A purchase gate is in front of it. */
  is_paid: boolean
}

/** What a filter asks about the viewer of a page. It is asked only by filters that need it. */
export type ViewerState = {
  getProgress: (page_id: string) => 'not_started' | 'started' | 'completed'
  /** The viewer may read its content. */
  canRead: (page_id: string) => boolean
  isOwned: (page_id: string) => boolean
  isScheduled: (page_id: string) => boolean
  getTime: (page_id: string) => TimeState | null
}

/** Compiles a filter into a predicate, so that many pages are matched cheaply. */
export function createContentFilter(
  filter: ContentFilter,
  viewer: ViewerState,
): (page: ListedPage) => boolean {
  const checks: ((page: ListedPage) => boolean)[] = []
  const { with_tags, with_all_tags, filter_tags, with_property, duration, progress, price, schedule_type } =
    filter
  if (with_tags.length > 0) checks.push(({ tag_ids }) => with_tags.some((id) => tag_ids.has(id)))
  if (with_all_tags.length > 0) checks.push(({ tag_ids }) => with_all_tags.every((id) => tag_ids.has(id)))
  if (filter_tags.length > 0) checks.push(({ tag_ids }) => !filter_tags.some((id) => tag_ids.has(id)))
  for (const [field, wanted] of groupValues(with_property)) {
    const hasAny = (values: ListedPage['values']): boolean =>
      wanted.some((value) => values.get(field)?.has(value))
    checks.push(
      ({ page_id, values, read_values }) =>
        hasAny(values) || (hasAny(read_values) && viewer.canRead(page_id)),
    )
  }
  const { min_seconds, max_seconds } = duration
  if (min_seconds !== null || max_seconds !== null) {
    const [min, max] = [min_seconds ?? 0, max_seconds ?? Number.POSITIVE_INFINITY]
    checks.push(({ seconds }) => seconds !== null && seconds >= min && seconds <= max)
  }
  if (price === 'free') checks.push(({ is_paid }) => !is_paid)
  if (price === 'paid') checks.push(({ is_paid }) => is_paid)
  if (price === 'owned') checks.push(({ page_id, is_paid }) => is_paid && viewer.isOwned(page_id))
  if (progress === 'not_completed') checks.push(({ page_id }) => viewer.getProgress(page_id) !== 'completed')
  else if (progress !== null) checks.push(({ page_id }) => viewer.getProgress(page_id) === progress)
  if (schedule_type === 'scheduled') checks.push(({ page_id }) => viewer.isScheduled(page_id))
  else if (schedule_type === 'unscheduled') checks.push(({ page_id }) => !viewer.isScheduled(page_id))
  else if (schedule_type !== null)
    checks.push(({ page_id }) => viewer.getTime(page_id)?.state === schedule_type)
  return (page) => checks.every((check) => check(page))
}

function groupValues(properties: ContentFilter['with_property']): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const { field, value } of properties)
    grouped.set(field, [...(grouped.get(field) ?? []), foldText(value).trim()])
  return grouped
}

/** Whether what a rule finds differs with what a member has done, bought or scheduled. */
export function dependsOnMember({
  progress,
  price,
  schedule_type,
}: Pick<ContentRule, 'progress' | 'price' | 'schedule_type'>): boolean {
  return (
    progress !== null || price === 'owned' || schedule_type === 'scheduled' || schedule_type === 'unscheduled'
  )
}

const TIME_STATES: ReadonlySet<ContentRule['schedule_type']> = new Set(['upcoming', 'current', 'past'])

/** Whether what a rule finds differs with time alone. */
export function dependsOnTime({
  order_by,
  schedule_type,
}: Pick<ContentRule, 'order_by' | 'schedule_type'>): boolean {
  return order_by === 'starts_at' || TIME_STATES.has(schedule_type)
}
