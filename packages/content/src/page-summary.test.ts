import { describe, expect, it } from 'vitest'
import { drawCover, getCover, getFacts } from './page-summary.ts'
import { testId } from './testing/test-id.ts'

const cover = { media_id: testId(1), alt: '' }
const set = { amount: 5, unit: 'reps', weight: null, weight_unit: 'kg' }
const item = (sets: number) => ({
  uid: testId(2),
  exercise_page_id: null,
  sets: Array.from({ length: sets }, () => set),
  rest_seconds: 0,
  note: '',
})
const group = (kind: string, rounds: number, items: unknown[]) => ({
  id: testId(3),
  title: '',
  kind,
  rounds,
  rest_seconds: 0,
  items,
})

describe('getCover', () => {
  it.each([
    ['program', { cover }, cover],
    [
      'exercise',
      {
        pictures: [
          { id: testId(4), image: null },
          { id: testId(5), image: cover },
        ],
      },
      cover,
    ],
    ['exercise', {}, null],
    ['workout', { minutes: -3, cover }, null],
    ['hologram', { cover }, null],
  ])('of a %s page with %j', (type, fields, expected) => {
    expect(getCover(type, fields)).toEqual(expected)
  })
})

describe('drawCover', () => {
  it.each([
    ['exercise', { equipment: ['Barbell'] }, 'Back squat', /^figure\.squat\./],
    ['exercise', { primary_muscles: ['biceps'], category: 'strength' }, 'Drag', /^figure\.curl\./],
    ['workout', {}, 'Hinge & pull', /^figure\.deadlift\./],
    ['meal', {}, 'Red lentil soup', /^soup\./],
  ])('draws a page of type %s with %j and the title "%s"', (type, fields, title, art) => {
    expect(drawCover(type, fields, title)).toEqual({ art: expect.stringMatching(art), alt: '' })
    expect(drawCover(type, fields, title)).toEqual(drawCover(type, fields, title))
  })

  it.each([
    ['exercise', 'Something else'],
    ['article', 'Back squat'],
    ['hologram', 'Back squat'],
  ])('draws nothing in particular for a page of type %s called "%s"', (type, title) => {
    expect(drawCover(type, {}, title)).toBeNull()
  })
})

describe('getFacts', () => {
  it.each([
    [
      'program',
      { weeks: 8, days_per_week: 3, level: 'beginner' },
      { weeks: 8, days_per_week: 3, level: 'beginner' },
    ],
    ['meal', { minutes: 6, protein: 41, calories: 0 }, { minutes: 6, protein: 41 }],
    ['article', { reading_minutes: 5, author: 'Maren' }, { minutes: 5, author: 'Maren' }],
    ['exercise', { equipment: ['Barbell'] }, { equipment: ['Barbell'] }],
    ['event_occurrence', { minutes: 90, place: 'The yard' }, { minutes: 90 }],
    ['form', { intro_heading: 'Welcome' }, {}],
    ['generic', {}, {}],
    ['stream', { day: '2026-11-20', time: '18:30' }, { minutes: 45, starts: '2026-11-20T18:30' }],
    ['stream', { minutes: 12 }, { minutes: 12 }],
    ['pack', { level: 'beginner', equipment: ['Towel'] }, { level: 'beginner', equipment: ['Towel'] }],
    ['collection', { intro: 'Short ones' }, {}],
  ])('of a %s page with %j', (type, fields, expected) => {
    expect(getFacts(type, fields)).toEqual(expected)
  })

  it('counts sets by rounds where a group runs in rounds', () => {
    const groups = [group('single', 1, [item(4)]), group('superset', 3, [item(1), item(1)])]
    expect(getFacts('workout', { groups })).toEqual({ exercises: 3, sets: 10 })
  })
})
