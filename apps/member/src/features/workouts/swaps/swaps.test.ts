import { describe, expect, it } from 'vitest'
import { applyQueuedSwaps, withoutSwap, withSwap } from './swaps.ts'

const squat = { exercise_id: 'squat', alternate_id: 'press' }
const row = { exercise_id: 'row', alternate_id: 'pull-up' }

describe('swaps', () => {
  it('has one swap of each exercise, the newest first', () => {
    expect(withSwap([squat, row], { ...row, alternate_id: 'curl' })).toEqual([
      { ...row, alternate_id: 'curl' },
      squat,
    ])
    expect(withoutSwap([squat, row], 'squat')).toEqual([row])
    expect(withoutSwap([row], 'squat')).toEqual([row])
  })

  it('adds what waits for a network, in its order', () => {
    const queued = [
      { name: 'workouts.swapExercise' as const, input: row },
      { name: 'workouts.resetExercise' as const, input: { exercise_id: 'squat' } },
      { name: 'progress.completePage' as const, input: { id: 'row' } },
    ]
    expect(applyQueuedSwaps([squat], queued)).toEqual([row])
  })
})
