import { describe, expect, it } from 'vitest'
import { countFilters, listLengths, NO_FILTERS, parseFilters, toListInput, writeFilters } from './filters.ts'

const tag = '0197a0b0-0000-7000-8000-000000000001'
const WEEK = 7 * 86_400

describe('the filters of an address', () => {
  it('are what was written into it', () => {
    const filters = {
      ...NO_FILTERS,
      tags: [tag],
      levels: ['beginner', 'expert'],
      equipment: ['Bench & rack', 'No kit'],
      length: 'short',
      price: 'free',
      progress: 'not_started',
      when: 'past',
      sort: 'newest',
    } as const
    expect(parseFilters(writeFilters('', filters))).toEqual(filters)
    expect(countFilters(filters)).toBe(9)
  })

  it('leave what else the address has, and nothing of their own where none is set', () => {
    expect(writeFilters('?preview=1&price=paid&tag=x', NO_FILTERS)).toBe('?preview=1')
    expect(writeFilters('', NO_FILTERS)).toBe('')
  })

  it.each([
    '?price=cheap',
    '?tag=nothing',
    '?sort=random',
    '?level=',
    '?length=tiny',
    `?equipment=${'x'.repeat(61)}`,
  ])('ignore %s', (search) => {
    expect(parseFilters(search)).toEqual(NO_FILTERS)
  })
})

describe('the call of a tab', () => {
  it('lists programs in the order of the owner', () => {
    expect(toListInput('programs', NO_FILTERS)).toEqual({
      content_type: 'program',
      order_by: 'position',
      direction: 'asc',
    })
  })

  it('lists events to come by date, and past ones from the last', () => {
    expect(toListInput('events', NO_FILTERS)).toMatchObject({
      order_by: 'starts_at',
      direction: 'asc',
      schedule_type: 'upcoming',
    })
    expect(toListInput('events', { ...NO_FILTERS, when: 'past' })).toMatchObject({
      direction: 'desc',
      schedule_type: 'past',
    })
  })

  it('names each property on a line of its own, and lengths in the unit of the tab', () => {
    const filters = { ...NO_FILTERS, levels: ['beginner'], equipment: ['Mat'], length: 'medium' } as const
    expect(toListInput('programs', filters)).toMatchObject({
      with_property: 'level:beginner\nequipment:Mat',
      duration: 'P5W/P8W',
    })
    expect(toListInput('events', filters)).toMatchObject({ duration: 'PT21M/PT45M' })
    expect(toListInput('packs', filters)).not.toHaveProperty('duration')
  })
})

describe('the lengths to choose from', () => {
  it.each([
    [3, 3, []],
    [3, 6, ['short', 'medium']],
    [3, 12, ['short', 'medium', 'long']],
    [6, 12, ['medium', 'long']],
  ])('of programs from %i to %i weeks are %j', (min, max, expected) => {
    expect(listLengths('weeks', { min_seconds: min * WEEK, max_seconds: max * WEEK })).toEqual(expected)
  })

  it('are none where nothing has a length', () => {
    expect(listLengths('weeks', null)).toEqual([])
    expect(listLengths(null, { min_seconds: 1, max_seconds: WEEK })).toEqual([])
  })
})
