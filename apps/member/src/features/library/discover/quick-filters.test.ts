import { expect, it } from 'vitest'
import { NO_FILTERS, type FilterChoices, type Filters } from './filters.ts'
import { listQuickFilters } from './quick-filters.ts'

const tag = (id: string, count: number) => ({ id, name: `Tag ${id}`, color: 'gray' as const, count })

const choices = {
  tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, place) => tag(id, place + 1)),
  levels: [
    { value: 'beginner', count: 2 },
    { value: 'advanced', count: 1 },
  ],
  equipment: [{ value: 'Kettlebell', count: 1 }],
  muscles: [],
  durations: null,
  has_free: true,
  has_paid: true,
  total_count: 7,
} satisfies FilterChoices

const list = (filters: Partial<Filters>, is_member = true) =>
  listQuickFilters({ tab: 'programs', filters: { ...NO_FILTERS, ...filters }, choices, is_member })

it('shows the tags that most pages have, at most six', () => {
  const tags = list({}).filter(({ field }) => field === 'tags')
  expect(tags.map(({ value }) => value)).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
})

it('shows every filter that is set first, also those that are no quick ones', () => {
  const filters = list({ tags: ['a'], equipment: ['Kettlebell'], progress: 'started', price: 'owned' })
  expect(filters.slice(0, 4).map(({ label, is_set }) => [label, is_set])).toEqual([
    ['owned', true],
    ['Tag a', true],
    ['Kettlebell', true],
    ['started', true],
  ])
  expect(filters.filter(({ is_set }) => is_set)).toHaveLength(4)
})

it('removes a filter that is set, and adds one that is not', () => {
  const [started] = list({ progress: 'started' })
  expect(started?.toggled).toEqual({ progress: null })
  expect(list({ levels: ['beginner'] }).find(({ value }) => value === 'advanced')?.toggled).toEqual({
    levels: ['beginner', 'advanced'],
  })
})

it('offers progress to members only', () => {
  expect(list({}, false).some(({ field }) => field === 'progress')).toBe(false)
})
