import { describe, expect, it } from 'vitest'
import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import { chooseMode, listModes, parseMode } from './workout-source.ts'

const group = (kind: 'single' | 'superset', items = 1): SessionWorkout['groups'][number] => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: '',
  kind,
  rounds: 1,
  rest_seconds: 0,
  items: Array.from({ length: items }, () => ({
    uid: '00000000-0000-4000-8000-000000000011',
    exercise_page_id: null,
    sets: [{ amount: 5, unit: 'reps', weight: null, weight_unit: 'kg' }],
    rest_seconds: 0,
    note: '',
  })),
})
const workout = (changes: Partial<SessionWorkout>): SessionWorkout => ({
  title: 'Hinge & pull',
  groups: [],
  video: null,
  chapters: [],
  beep_distance: null,
  ...changes,
})

describe('the modes of a workout', () => {
  it.each([
    ['none without exercises', {}, []],
    ['list and follow along', { groups: [group('single')] }, ['list', 'follow_along']],
    ['grouped with rounds', { groups: [group('superset')] }, ['list', 'grouped', 'follow_along']],
    [
      'not grouped with empty rounds',
      { groups: [group('single'), group('superset', 0)] },
      ['list', 'follow_along'],
    ],
    ['a beep test alone', { beep_distance: 20 }, ['beep_test']],
    ['a video alone', { video: { url: 'https://example.com' } }, ['video_workout']],
  ])('are %s', (_, changes, modes) => {
    expect(listModes(workout(changes))).toEqual(modes)
  })

  it('start with the stored one where the workout has it, else with groups', () => {
    expect(chooseMode('list', ['list', 'grouped'])).toBe('list')
    expect(chooseMode('beep_test', ['list', 'grouped'])).toBe('grouped')
    expect(chooseMode(null, ['list'])).toBe('list')
    expect(chooseMode(null, [])).toBeNull()
  })

  it('throws for a preference that is none', () => {
    expect(() => parseMode('upside_down')).toThrow('Invalid Preference')
  })
})
