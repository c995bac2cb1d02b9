import { describe, expect, it } from 'vitest'
import { findCourse, computeProgress as compute, setStepCompleted, toggleId } from './page-progress.ts'
import type { Course, ProgressFacts } from './page-progress.ts'

const course = (root_id: string, ...steps: [string, boolean][]): Course => ({
  root_id,
  title: `The ${root_id} course`,
  sequence: steps.map(([page_id, is_completed]) => ({ page_id, is_completed })),
  start_from_page_id: null,
  started_at: null,
  day: null,
  plan_changes: [],
})
const today = { day: '2026-11-20', zone: 'Europe/Berlin' }
const facts = (changes: Partial<ProgressFacts> = {}): ProgressFacts => ({
  page_completions: { by_uuid: [] },
  page_subscriptions: [],
  bookmarked_pages: [],
  ...changes,
})
const computeProgress = (page_id: string, given: ProgressFacts, courses: readonly Course[]) =>
  compute(page_id, given, { courses, today })
const slow_burn = course('burn', ['a', true], ['b', false], ['c', false])

describe('findCourse', () => {
  it('prefers the course that is the page to one that contains it', () => {
    const other = course('other', ['burn', false])
    expect(findCourse('burn', [other, slow_burn])?.root_id).toBe('burn')
  })
  it('is none for a page of no course', () => expect(findCourse('x', [slow_burn])).toBeNull())
})

describe('computeProgress', () => {
  it('knows a completed page outside of any course', () => {
    const progress = computeProgress('x', facts({ page_completions: { by_uuid: ['x'] } }), [])
    expect(progress).toMatchObject({
      is_completed: true,
      is_started: false,
      percent: null,
      next_page_id: null,
    })
  })

  it('counts a completion of an earlier run for nothing in the current one', () => {
    const progress = computeProgress('b', facts({ page_completions: { by_uuid: ['a', 'b'] } }), [slow_burn])
    expect(progress.is_completed).toBe(false)
  })

  it('returns the progress of the course and the next page', () => {
    const progress = computeProgress('burn', facts({ page_subscriptions: [{ page_id: 'burn' }] }), [
      slow_burn,
    ])
    expect(progress).toMatchObject({ is_started: true, percent: 33, next_page_id: 'b', root_id: 'burn' })
  })

  it('names the same next page on every page of the course, whichever was completed last', () => {
    const done = course('burn', ['a', false], ['b', true], ['c', false])
    for (const page_id of ['burn', 'a', 'b', 'c'])
      expect(computeProgress(page_id, facts(), [done]).next_page_id).toBe('a')
  })

  it('continues from the page that the run was started at', () => {
    const started = { ...course('burn', ['a', false], ['b', true], ['c', false]), start_from_page_id: 'b' }
    expect(computeProgress('burn', facts(), [started]).next_page_id).toBe('c')
  })

  it('offers today’s page of a planned course first, counted from the day of its start in the member’s zone', () => {
    const sequence = [0, 2, 4].map((plan_day, n) => ({
      page_id: 'abc'.charAt(n),
      is_completed: n === 0,
      plan_day,
    }))
    const planned = { ...slow_burn, sequence, started_at: '2026-11-15T23:30:00.000Z' }
    const progress = computeProgress('burn', facts(), [planned])
    expect(progress).toMatchObject({ started_on: '2026-11-16', next_page_id: 'c' })
    expect(progress.plan.map(({ page_id, date, state }) => [page_id, date, state])).toEqual([
      ['a', '2026-11-16', 'done'],
      ['b', '2026-11-18', 'missed'],
      ['c', '2026-11-20', 'today'],
    ])
  })

  it('takes the later of the device’s day and the server’s', () => {
    const sequence = [{ page_id: 'a', is_completed: false, plan_day: 0 }]
    const planned = { ...slow_burn, sequence, started_at: '2026-11-16T12:00:00.000Z' }
    const todayOf = (day: string) => computeProgress('burn', facts(), [{ ...planned, day }]).today
    expect(todayOf('2026-11-19')).toBe('2026-11-20')
    expect(todayOf('2026-11-24')).toBe('2026-11-24')
  })

  it('has no next page once all is done', () => {
    expect(computeProgress('a', facts(), [course('burn', ['a', true])]).next_page_id).toBeNull()
  })

  it('reports a started course before its sequence has loaded', () => {
    const progress = computeProgress('burn', facts({ page_subscriptions: [{ page_id: 'burn' }] }), [])
    expect(progress).toMatchObject({ is_started: true, percent: null, root_id: 'burn' })
  })

  it('knows a bookmark', () => {
    expect(computeProgress('x', facts({ bookmarked_pages: ['x'] }), []).is_bookmarked).toBe(true)
  })
})

describe('changes', () => {
  it('adds an id once and takes it out again', () => {
    expect(toggleId(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
    expect(toggleId(['a', 'b'], 'a', false)).toEqual(['b'])
  })
  it('completes one step', () => {
    expect(setStepCompleted(slow_burn.sequence, 'b', true).map((step) => step.is_completed)).toEqual([
      true,
      true,
      false,
    ])
  })
})
