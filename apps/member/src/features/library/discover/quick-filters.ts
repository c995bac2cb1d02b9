import { listLengths, TAB_RULES, type FilterChoices, type Filters, type Tab } from './filters.ts'

type ListField = 'tags' | 'levels' | 'equipment'
type SingleField = 'when' | 'price' | 'length' | 'progress'

/** A filter as a chip: pressing it sets or removes it. */
export type QuickFilter = {
  field: ListField | SingleField
  value: string
  /** The name of a tag, else the value as its text is named. */
  label: string
  is_set: boolean
  toggled: Partial<Filters>
}

/** The most tags that stand as chips beside the other quick filters. */
const MAX_TAGS = 6

type Input = { tab: Tab; filters: Filters; choices: FilterChoices | undefined; is_member: boolean }

/** The filters with chips of their own: every one that is set, then those that are used most. */
export function listQuickFilters({ tab, filters, choices, is_member }: Input): QuickFilter[] {
  const { unit, has_dates } = TAB_RULES[tab]
  const many = (field: ListField, value: string, label = value): QuickFilter => {
    const values = filters[field]
    const is_set = values.includes(value)
    const next = is_set ? values.filter((other) => other !== value) : [...values, value]
    return { field, value, label, is_set, toggled: { [field]: next } }
  }
  const one = (field: SingleField, value: string, label = value): QuickFilter => {
    const is_set = filters[field] === value
    return { field, value, label, is_set, toggled: { [field]: is_set ? null : value } }
  }
  const lengthOf = (value: string): QuickFilter => one('length', value, `${unit}_${value}`)
  const tags = (choices?.tags ?? []).toSorted((a, b) => b.count - a.count)
  const names = new Map(tags.map(({ id, name }) => [id, name]))
  const levels = choices?.levels ?? []
  const quick = [
    ...(has_dates ? ['current', 'past'].map((when) => one('when', when)) : []),
    ...(choices?.has_free && choices.has_paid ? [one('price', 'free')] : []),
    ...(choices && listLengths(unit, choices.durations)[0] === 'short' ? [lengthOf('short')] : []),
    ...tags.slice(0, MAX_TAGS).map(({ id, name }) => many('tags', id, name)),
    ...(levels.length > 1 ? levels.map(({ value }) => many('levels', value)) : []),
    ...(is_member && choices ? [one('progress', 'not_started')] : []),
  ]
  const set = [
    ...(filters.when === null ? [] : [one('when', filters.when)]),
    ...(filters.price === null ? [] : [one('price', filters.price)]),
    ...(filters.length === null ? [] : [lengthOf(filters.length)]),
    ...filters.tags.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [many('tags', id, name)]
    }),
    ...filters.levels.map((value) => many('levels', value)),
    ...filters.equipment.map((value) => many('equipment', value)),
    ...(filters.progress === null ? [] : [one('progress', filters.progress)]),
  ]
  return [...set, ...quick.filter(({ is_set }) => !is_set)]
}
