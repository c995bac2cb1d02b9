import { listPageTypes } from '@foyer/content/traits'
import type { InputFor, OutputFor } from '@foyer/contract/client'

const SORTS = ['recommended', 'newest', 'title', 'length'] as const
const PRICES = ['free', 'paid', 'owned'] as const
const PROGRESS = ['not_started', 'started', 'completed'] as const
const TIMES = ['current', 'past'] as const
const LENGTHS = ['short', 'medium', 'long'] as const

/** What a list can be filtered by. */
export type FilterChoices = OutputFor<'library.listContentFilters'>
export type Sort = (typeof SORTS)[number]
export type Length = (typeof LENGTHS)[number]

/** The lists of Discover, as their paths name them. */
export const TABS = ['programs', 'events', 'packs'] as const

export type Tab = (typeof TABS)[number]

/** What narrows a list and how it is ordered, as the address has it. */
export type Filters = {
  tags: readonly string[]
  levels: readonly string[]
  equipment: readonly string[]
  length: Length | null
  price: (typeof PRICES)[number] | null
  progress: (typeof PROGRESS)[number] | null
  /** Of events: those that take place now, or are over. Null: those to come. */
  when: (typeof TIMES)[number] | null
  sort: Sort
}

/** The page type of a tab, the unit of its lengths, its orders, and whether its pages have a date. */
export type TabRules = {
  content_type: string
  unit: 'weeks' | 'minutes' | null
  sorts: readonly Sort[]
  has_dates: boolean
}

const [program = ''] = listPageTypes(({ run_list }) => run_list === 'programs')
const [pack = ''] = listPageTypes(({ run_list }) => run_list === 'packs')
const [event = ''] = listPageTypes(({ has_occurrences }) => has_occurrences)

const WITHOUT_LENGTH = ['recommended', 'newest', 'title'] as const

export const TAB_RULES: Readonly<Record<Tab, TabRules>> = {
  programs: { content_type: program, unit: 'weeks', sorts: SORTS, has_dates: false },
  events: { content_type: event, unit: 'minutes', sorts: WITHOUT_LENGTH, has_dates: true },
  packs: { content_type: pack, unit: null, sorts: WITHOUT_LENGTH, has_dates: false },
}

export const NO_FILTERS: Filters = {
  tags: [],
  levels: [],
  equipment: [],
  length: null,
  price: null,
  progress: null,
  when: null,
  sort: 'recommended',
}

/** The most values of one kind that an address may name. */
const MAX_VALUES = 30
const MAX_VALUE_LENGTH = 60

/** Reads the filters of an address. What it does not know is left out. */
export function parseFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  const listOf = (name: string): string[] =>
    [...new Set(query.getAll(name))]
      .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH && !/\n/.test(value))
      .slice(0, MAX_VALUES)
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === query.get(name)) ?? null
  return {
    tags: listOf('tag').filter((tag) => /^[0-9a-f-]{36}$/.test(tag)),
    levels: listOf('level'),
    equipment: listOf('equipment'),
    length: oneOf('length', LENGTHS),
    price: oneOf('price', PRICES),
    progress: oneOf('progress', PROGRESS),
    when: oneOf('when', TIMES),
    sort: oneOf('sort', SORTS) ?? 'recommended',
  }
}

/** Writes filters into the query of an address; what else it has stays. */
export function writeFilters(search: string, filters: Filters): string {
  const query = new URLSearchParams(search)
  const values: Record<string, readonly (string | null)[]> = {
    tag: filters.tags,
    level: filters.levels,
    equipment: filters.equipment,
    length: [filters.length],
    price: [filters.price],
    progress: [filters.progress],
    when: [filters.when],
    sort: [filters.sort === 'recommended' ? null : filters.sort],
  }
  for (const [name, list] of Object.entries(values)) {
    query.delete(name)
    for (const value of list) if (value !== null) query.append(name, value)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** How many filters are set; the order is none. */
export function countFilters({ tags, levels, equipment, length, price, progress, when }: Filters): number {
  const single = [length, price, progress, when].filter((value) => value !== null)
  return tags.length + levels.length + equipment.length + single.length
}

type ListInput = Omit<InputFor<'library.listContent'>, 'offset' | 'limit'>

/** The lengths of a unit as ISO 8601 intervals. */
const DURATIONS: Readonly<Record<'weeks' | 'minutes', Readonly<Record<Length, string>>>> = {
  weeks: { short: '/P4W', medium: 'P5W/P8W', long: 'P9W/' },
  minutes: { short: '/PT20M', medium: 'PT21M/PT45M', long: 'PT46M/' },
}

const ORDERS: Readonly<Record<Sort, Pick<ListInput, 'order_by' | 'direction'>>> = {
  recommended: { order_by: 'position', direction: 'asc' },
  newest: { order_by: 'published_at', direction: 'desc' },
  title: { order_by: 'title', direction: 'asc' },
  length: { order_by: 'duration', direction: 'asc' },
}

/** The call that lists a tab by its filters. Events are listed by date, those to come unless others are asked for. */
export function toListInput(tab: Tab, filters: Filters): ListInput {
  const { content_type, unit, has_dates } = TAB_RULES[tab]
  const { tags, levels, equipment, length, price, progress, when, sort } = filters
  const properties = [
    ...levels.map((value) => `level:${value}`),
    ...equipment.map((value) => `equipment:${value}`),
  ]
  const by_date = has_dates && sort === 'recommended'
  return {
    content_type,
    ...(by_date ? { order_by: 'starts_at', direction: when === 'past' ? 'desc' : 'asc' } : ORDERS[sort]),
    ...(tags.length > 0 ? { with_tags: tags.join(',') } : {}),
    ...(properties.length > 0 ? { with_property: properties.join('\n') } : {}),
    ...(length !== null && unit !== null ? { duration: DURATIONS[unit][length] } : {}),
    ...(price === null ? {} : { price }),
    ...(progress === null ? {} : { progress }),
    ...(has_dates ? { schedule_type: when ?? 'upcoming' } : {}),
  }
}

const UNIT_SECONDS = { weeks: 7 * 86_400, minutes: 60 } as const
/** The bounds of the lengths, in their unit. */
const BOUNDS = { weeks: [4, 8], minutes: [20, 45] } as const

/** The lengths that some page has and some other has not, so that each choice changes the list. */
export function listLengths(
  unit: 'weeks' | 'minutes' | null,
  durations: { min_seconds: number; max_seconds: number } | null,
): Length[] {
  if (unit === null || durations === null) return []
  const [short, medium] = BOUNDS[unit].map((bound) => bound * UNIT_SECONDS[unit])
  const { min_seconds: min, max_seconds: max } = durations
  if (short === undefined || medium === undefined) return []
  const lengths = LENGTHS.filter((length) => {
    if (length === 'short') return min <= short
    return length === 'medium' ? max > short && min <= medium : max > medium
  })
  return lengths.length > 1 ? lengths : []
}
