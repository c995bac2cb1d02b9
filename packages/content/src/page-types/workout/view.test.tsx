import { describe, expect, it } from 'vitest'
import { aBlock, aLink, aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'
import type { WorkoutGroup } from '../../workout-shapes.ts'

const set = (amount: number, weight: number | null = null) =>
  ({ amount, unit: 'reps', weight, weight_unit: 'kg' }) as const
const groups: WorkoutGroup[] = [
  {
    id: testId(1),
    title: 'Main lift',
    kind: 'single',
    rounds: 1,
    rest_seconds: 0,
    items: [
      {
        uid: testId(11),
        exercise_page_id: testId(21),
        sets: [set(6), set(6)],
        rest_seconds: 150,
        note: '3 s down',
      },
    ],
  },
  {
    id: testId(2),
    title: '',
    kind: 'superset',
    rounds: 3,
    rest_seconds: 90,
    items: [
      { uid: testId(12), exercise_page_id: testId(22), sets: [set(10, 17.5)], rest_seconds: 0, note: '' },
    ],
  },
]
const link = (id: string) => (id === testId(21) ? aLink({ title: 'Sumo deadlift', href: '/sumo' }) : null)
const page = aPage('workout', { minutes: 48, groups })

describe('a workout page', () => {
  it('lists groups, exercises, sets and rest in order', () => {
    const text = stripTags(renderPage(page, { host: { link } }))
    expect(text).toContain('48 min · 2 exercises · 5 sets')
    expect(text).toMatch(/Main lift 2 sets Sumo deadlift 2 × 6 reps · 3 s down Rest 2:30 Superset 3 rounds/)
    expect(text).toContain('10 reps · 17.5 kg Rest 1:30')
  })

  it('has its title first, then the groups', () => {
    expect(listHeadings(renderPage(page, { host: { link } }))).toEqual([
      '1 Hinge & pull',
      '2 Main lift',
      '2 Superset',
    ])
  })

  it('shows a note where an exercise was removed', () => {
    expect(stripTags(renderPage(page, { host: { link } }))).toContain('Removed exercise')
  })

  it('shows the last time only where the host knows it', () => {
    const last = (uid: string) => (uid === testId(11) ? '80 kg × 6' : null)
    expect(stripTags(renderPage(page, { host: { link, last } })).match(/Last/g)).toHaveLength(1)
    expect(stripTags(renderPage(page, { host: { link } }))).not.toContain('Last')
  })

  it('lists the workout once where a block places it', () => {
    const placed = { ...page, blocks: [aBlock('workout')] }
    expect(stripTags(renderPage(placed, { host: { link } })).match(/Main lift/g)).toHaveLength(1)
  })
})
