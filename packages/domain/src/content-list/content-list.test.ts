import { describe, expect, it } from 'vitest'
import {
  createContentFilter,
  NO_FILTER,
  type ContentFilter,
  type ListedPage,
  type ViewerState,
} from './content-filter.ts'
import { findNextTimeChange, getTimeState } from './page-times.ts'
import { parseDurationRange } from './parse-duration-range.ts'
import { parseProperties } from './parse-properties.ts'

describe('parseDurationRange', () => {
  it.each([
    ['/PT20M', null, 1200],
    ['PT20M/PT40M', 1200, 2400],
    ['P4W/', 2_419_200, null],
    ['pt1h30m/', 5400, null],
    ['P1DT12H/P2D', 129_600, 172_800],
    ['P1Y/P13M', 31_536_000, 33_696_000],
    ['PT0,5H/', 1800, null],
    ['PT0S/PT0S', 0, 0],
  ])('reads %s', (text, min_seconds, max_seconds) => {
    expect(parseDurationRange(text)).toEqual({ min_seconds, max_seconds })
  })

  it.each([
    ['/'],
    [''],
    ['PT20M'],
    ['P/'],
    ['PT/'],
    ['P1DT/'],
    ['20/40'],
    ['PT40M/PT20M'],
    ['a/b'],
    ['P1D/P2D/P3D'],
  ])('refuses %s', (text) => {
    expect(parseDurationRange(text)).toBeNull()
  })
})

describe('parseProperties', () => {
  it('reads a line for each value, with colons in values', () => {
    expect(parseProperties('level: beginner\n\n place:Gym: upstairs \nequipment')).toEqual([
      { field: 'level', value: 'beginner' },
      { field: 'place', value: 'Gym: upstairs' },
      { field: 'equipment', value: '' },
    ])
  })
})

const page: ListedPage = {
  page_id: 'swing',
  tag_ids: new Set(['short', 'core']),
  seconds: 1200,
  values: new Map([
    ['level', new Set(['beginner'])],
    ['equipment', new Set(['kettlebell', 'mat'])],
  ]),
  read_values: new Map([['muscle', new Set(['lats'])]]),
  is_paid: true,
}

const guest: ViewerState = {
  getProgress: () => 'not_started',
  canRead: () => false,
  isOwned: () => false,
  isScheduled: () => false,
  getTime: () => null,
}

const property = (...lines: string[]) => ({ with_property: parseProperties(lines.join('\n')) })
const duration = (text: string) => ({
  duration: parseDurationRange(text) ?? { min_seconds: null, max_seconds: null },
})

describe('createContentFilter', () => {
  it.each<[string, Partial<ContentFilter>, boolean]>([
    ['nothing', {}, true],
    ['any of its tags', { with_tags: ['core', 'gone'] }, true],
    ['no tag of its own', { with_tags: ['gone'] }, false],
    ['all of its tags', { with_all_tags: ['core', 'short'] }, true],
    ['one tag too many', { with_all_tags: ['core', 'gone'] }, false],
    ['tags that it lacks, excluded', { filter_tags: ['gone'] }, true],
    ['one of its tags, excluded', { filter_tags: ['gone', 'core'] }, false],
    ['one of two values', property('equipment:Kettlebell', 'equipment:Barbell'), true],
    ['values of two fields', property('equipment:MAT', 'level:beginner'), true],
    ['a value of one of two fields', property('equipment:mat', 'level:expert'), false],
    ['a field that it lacks', property('muscle:glutes'), false],
    ['a value of content that one may not read', property('muscle:lats'), false],
    ['its length, the longest included', duration('/PT20M'), true],
    ['its length, the shortest included', duration('PT20M/'), true],
    ['shorter ones', duration('/PT19M'), false],
    ['longer ones', duration('PT21M/'), false],
    ['paid ones', { price: 'paid' }, true],
    ['free ones', { price: 'free' }, false],
    ['owned ones, of a guest', { price: 'owned' }, false],
    ['what is not started', { progress: 'not_started' }, true],
    ['what is not completed', { progress: 'not_completed' }, true],
    ['what is started', { progress: 'started' }, false],
    ['what is completed', { progress: 'completed' }, false],
    ['what is not scheduled', { schedule_type: 'unscheduled' }, true],
    ['what is scheduled', { schedule_type: 'scheduled' }, false],
    ['what is to come', { schedule_type: 'upcoming' }, false],
  ])('by %s', (_name, filter, expected) => {
    expect(createContentFilter({ ...NO_FILTER, ...filter }, guest)(page)).toBe(expected)
  })

  it.each<[Partial<ContentFilter>, Partial<ViewerState>, boolean]>([
    [{ price: 'owned' }, { isOwned: () => true }, true],
    [property('muscle:LATS'), { canRead: () => true }, true],
    [{ progress: 'started' }, { getProgress: () => 'started' }, true],
    [{ progress: 'not_completed' }, { getProgress: () => 'started' }, true],
    [{ progress: 'not_started' }, { getProgress: () => 'started' }, false],
    [{ progress: 'completed' }, { getProgress: () => 'completed' }, true],
    [{ progress: 'not_completed' }, { getProgress: () => 'completed' }, false],
    [{ schedule_type: 'scheduled' }, { isScheduled: () => true }, true],
    [{ schedule_type: 'past' }, { getTime: () => ({ state: 'past', starts_ms: 0 }) }, true],
  ])('by the viewer: %j', (filter, state, expected) => {
    const matches = createContentFilter({ ...NO_FILTER, ...filter }, { ...guest, ...state })
    expect(matches(page)).toBe(expected)
  })

  it('never counts a page without a length as short', () => {
    const matches = createContentFilter({ ...NO_FILTER, ...duration('/PT20M') }, guest)
    expect(matches({ ...page, seconds: null })).toBe(false)
  })

  it('owns nothing that is free', () => {
    const matches = createContentFilter({ ...NO_FILTER, price: 'owned' }, { ...guest, isOwned: () => true })
    expect(matches({ ...page, is_paid: false })).toBe(false)
  })
})

const weekly = {
  first_day: '2026-01-05',
  time: '18:00',
  minutes: 60,
  repeats: 'weekly',
  last_day: '2026-03-30',
} as const
const at = (text: string) => Date.parse(text)

describe('getTimeState', () => {
  it.each([
    ['2026-01-01T00:00:00Z', 'upcoming', '2026-01-05T18:00:00Z'],
    ['2026-01-05T18:00:00Z', 'current', '2026-01-05T18:00:00Z'],
    ['2026-01-05T18:59:59Z', 'current', '2026-01-05T18:00:00Z'],
    ['2026-01-05T19:00:00Z', 'upcoming', '2026-01-12T18:00:00Z'],
    ['2026-03-30T19:00:00Z', 'past', '2026-03-30T18:00:00Z'],
    ['2029-03-30T19:00:00Z', 'past', '2026-03-30T18:00:00Z'],
  ])('at %s is %s', (now, state, starts_at) => {
    expect(getTimeState(weekly, at(now), 'UTC')).toEqual({ state, starts_ms: at(starts_at) })
  })

  it('reads the clock of the zone', () => {
    const once = { ...weekly, repeats: 'once', last_day: '' } as const
    expect(getTimeState(once, at('2026-01-05T16:30:00Z'), 'Europe/Berlin')?.state).toBe('upcoming')
    expect(getTimeState(once, at('2026-01-05T17:30:00Z'), 'Europe/Berlin')?.state).toBe('current')
    expect(getTimeState(once, at('2026-02-05T17:30:00Z'), 'Europe/Berlin')?.state).toBe('past')
  })

  it.each([[null], [{ ...weekly, first_day: '' } as const]])('is none without a day', (times) => {
    expect(getTimeState(times, at('2026-01-01T00:00:00Z'), 'UTC')).toBeNull()
  })

  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-05T18:00:00Z'],
    ['2026-01-05T18:10:00Z', '2026-01-05T19:00:00Z'],
  ])('changes next, from %s, at %s', (now, next) => {
    expect(findNextTimeChange(weekly, at(now), 'UTC')).toBe(at(next))
  })

  it('changes no more once it is past', () => {
    expect(findNextTimeChange(weekly, at('2027-01-01T00:00:00Z'), 'UTC')).toBe(Number.POSITIVE_INFINITY)
  })
})
