import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import { readSessionLog } from '@foyer/domain/training'
import type { SessionEntry } from '@foyer/contract/workouts/shapes'
import { describe, expect, it } from 'vitest'
import { findChapter, listChapters, nextSetOf } from './chapters.ts'

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const set = { amount: 5, unit: 'reps', weight: 12, weight_unit: 'kg' } as const
const item = (uid: number, exercise: number, sets = 2) => ({
  uid: id(uid),
  exercise_page_id: id(exercise),
  sets: Array.from({ length: sets }, () => set),
  rest_seconds: 30,
  note: '',
})
const workout: SessionWorkout = {
  title: 'Ladder',
  groups: [
    {
      id: id(1),
      title: '',
      kind: 'single',
      rounds: 1,
      rest_seconds: 0,
      items: [item(11, 101), item(12, 102), item(13, 101, 1)],
    },
  ],
  video: null,
  chapters: [
    { id: id(23), title: 'Press again', at_seconds: 300, exercise_page_id: id(101) },
    { id: id(21), title: 'Warm-up', at_seconds: 10, exercise_page_id: null },
    { id: id(22), title: '', at_seconds: 60, exercise_page_id: id(101) },
  ],
  beep_distance: null,
}
const done = (uid: number, row: number): SessionEntry => ({
  id: id(900 + row),
  workout_group_id: id(1),
  workout_group_item_id: id(uid),
  at: '2026-11-27T18:00:00.000Z',
  clock: `${String(row + 1).padStart(13, '0')}-0000-0000000a`,
  activity_type: 'set',
  data: { ...set, row, state: 'done', exercise_id: id(101), is_warm_up: false, rpe: null, note: '' },
})

describe('listChapters', () => {
  it('is in the order of the video, and the nth chapter of an exercise is its nth item', () => {
    const rows = listChapters(workout, readSessionLog(workout, []))
    expect(rows.map(({ at, until, item: of }) => [at, until, of?.uid ?? null])).toEqual([
      [10, 60, null],
      [60, 300, id(11)],
      [300, null, id(13)],
    ])
  })

  it('has the exercises where the owner named no chapters', () => {
    const rows = listChapters({ ...workout, chapters: [] }, readSessionLog(workout, []))
    expect(rows.map(({ at, item: of }) => [at, of?.uid])).toEqual([
      [null, id(11)],
      [null, id(12)],
      [null, id(13)],
    ])
  })
})

describe('findChapter', () => {
  it.each([
    [0, null],
    [10, 10],
    [59.9, 10],
    [60, 60],
    [4000, 300],
  ])('plays at %d s the chapter that starts at %s', (seconds, at) => {
    const rows = listChapters(workout, readSessionLog(workout, []))
    expect(findChapter(rows, seconds)?.at ?? null).toBe(at)
  })
})

describe('nextSetOf', () => {
  it.each([
    ['the first', [], 0],
    ['the second', [done(11, 0)], 1],
    ['none', [done(11, 0), done(11, 1)], null],
  ])('logs %s', (_name, entries, row) => {
    const state = readSessionLog(workout, entries)
    const [, press] = listChapters(workout, state)
    expect(press && nextSetOf(press, state)?.row).toBe(row ?? undefined)
  })
})
