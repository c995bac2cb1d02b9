import { describe, expect, it } from 'vitest'
import { listSwapEntries } from './swap-entries.ts'

const item = (uid: string, exercise_page_id: string | null) => ({
  uid,
  exercise_page_id,
  sets: [],
  rest_seconds: 0,
  note: '',
})
const workout = {
  groups: [
    {
      id: 'group',
      title: '',
      kind: 'single' as const,
      rounds: 1,
      rest_seconds: 0,
      items: [item('a', 'squat'), item('b', null), item('c', 'row'), item('d', 'squat')],
    },
  ],
}

describe('listSwapEntries', () => {
  it('puts an exercise into every item of the one that it replaces', () => {
    const entries = listSwapEntries(workout, [{ exercise_id: 'squat', alternate_id: 'press' }])
    expect(entries.map((entry) => [entry.workout_group_item_id, entry.data.exercise_id])).toEqual([
      ['a', 'press'],
      ['d', 'press'],
    ])
  })

  it('is empty without swaps', () => {
    expect(listSwapEntries(workout, [])).toEqual([])
  })
})
