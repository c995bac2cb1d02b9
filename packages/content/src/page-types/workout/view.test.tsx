import { describe, expect, it } from 'vitest'
import { aBlock, aLink, aPage, renderPage, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'
import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'

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

  it('shows the rest of the sets, where they have one of their own', () => {
    const item = {
      uid: testId(11),
      exercise_page_id: testId(21),
      sets: [set(6), set(6)].map((one) => ({ ...one, rest_seconds: 60 })),
      rest_seconds: 150,
      note: '',
    }
    const [group] = groups
    const text = stripTags(renderPage(aPage('workout', { groups: [{ ...group, items: [item] }] })))
    expect(text).toContain('Rest 1:00')
    expect(text).not.toContain('2:30')
  })

  it('has its title first, then the groups', () => {
    expect(listHeadings(renderPage(page, { host: { link } }))).toEqual([
      '1 Hinge & pull',
      '2 Main lift',
      '2 Superset',
    ])
  })

  it.each([
    ['interval', { work_seconds: 30 }, 'Intervals 3 rounds · work 0:30'],
    ['interval', {}, 'Intervals 3 rounds · work 0:40'],
    ['emom', { work_seconds: 90 }, 'EMOM 3 rounds · every 1:30'],
    ['amrap', { cap_seconds: 420 }, 'As many as possible in 7:00'],
    ['for_time', { cap_seconds: 900 }, 'For time 3 rounds · limit 15:00'],
    ['for_time', {}, 'For time 3 rounds'],
  ] as const)('says how long %s %o is', (kind, changes, text) => {
    const [, group] = groups
    const html = renderPage(aPage('workout', { groups: [{ ...group, kind, ...changes }] }), {
      host: { link },
    })
    expect(stripTags(html)).toContain(text)
  })

  it('has the rules of a beep test and the parts of its video in their order', () => {
    const chapters = [
      { id: testId(31), title: '', at_seconds: 310, exercise_page_id: testId(21) },
      { id: testId(32), title: 'Warm-up', at_seconds: 5, exercise_page_id: null },
    ]
    const text = stripTags(
      renderPage(aPage('workout', { groups, chapters, beep_distance: 20 }), { host: { link } }),
    )
    expect(text).toContain('Beep test, 20 m')
    expect(text).toMatch(/In the video 0:05 Warm-up 5:10 Sumo deadlift/)
  })

  it('shows a note where an exercise was removed', () => {
    expect(stripTags(renderPage(page, { host: { link } }))).toContain('Removed exercise')
  })

  it('shows the last time only where the host knows it', () => {
    const last = (uid: string) => (uid === testId(11) ? '80 kg × 6' : null)
    expect(stripTags(renderPage(page, { host: { link, last } })).match(/Last/g)).toHaveLength(1)
    expect(stripTags(renderPage(page, { host: { link } }))).not.toContain('Last')
  })

  it('shows sets that differ one by one, with warm-ups apart', () => {
    const sets = [
      { ...set(8), is_warm_up: true, percent_1rm: 40, rest_seconds: 60 },
      { ...set(5), percent_1rm: 80, rpe: 8 },
      { ...set(5), percent_1rm: 80, rpe: 9, is_amrap: true },
    ]
    const [group] = groups
    const [item] = group?.items ?? []
    const fields = { minutes: 0, groups: [{ ...group, items: [{ ...item, sets }] }] }
    const text = stripTags(renderPage(aPage('workout', fields), { host: { link } }))
    expect(text).toContain('1 exercise · 2 sets')
    expect(text).toContain('W 8 reps 40% of 1RM 1:00')
    expect(text).toContain('1 5 reps 80% of 1RM · RPE 8 2:30')
    expect(text).toContain('2 5 reps or more 80% of 1RM · RPE 9 2:30')
  })

  it('lists the workout once where a block places it', () => {
    const placed = { ...page, blocks: [aBlock('workout')] }
    expect(stripTags(renderPage(placed, { host: { link } })).match(/Main lift/g)).toHaveLength(1)
  })
})
