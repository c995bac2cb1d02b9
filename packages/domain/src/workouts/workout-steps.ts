import { workSeconds } from './prescription.ts'
import type { PrescribedSet, WorkoutGroup } from './prescription.ts'

/** One set to do, with its position and the rest that follows it. */
export interface WorkoutStep {
  group_id: string
  item_uid: string
  exercise_id: string
  /** Counted from 1. */
  round: number
  /** Counted from 1 within the round. */
  set_number: number
  set: PrescribedSet
  /**
   * The longer of the set's own rest and, at the end of a round, the rest between rounds; 0 after the last
   * step.
   */
  rest_seconds: number
}

/**
 * A workout as a list of sets in the order in which they are done. In a single group each item is finished
 * before the next; in a superset, circuit or interval the items take turns, set by set.
 */
export function flattenWorkout(groups: readonly WorkoutGroup[]): WorkoutStep[] {
  const steps = groups.flatMap(groupSteps)
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, rest_seconds: 0 } : step))
}

/** How many sets a workout has in all, every round counted. */
export function totalSets(groups: readonly WorkoutGroup[]): number {
  return flattenWorkout(groups).length
}

/** Estimates the duration of a workout in whole minutes, rounded up; 0 when it is empty. */
export function estimatedMinutes(groups: readonly WorkoutGroup[]): number {
  const seconds = flattenWorkout(groups).reduce(
    (sum, step) => sum + workSeconds(step.set) + step.rest_seconds,
    0,
  )
  return Math.ceil(seconds / 60)
}

function groupSteps(group: WorkoutGroup): WorkoutStep[] {
  return Array.from({ length: group.rounds }, (_, index) => roundSteps(group, index + 1)).flat()
}

function roundSteps(group: WorkoutGroup, round: number): WorkoutStep[] {
  const steps = group.items.flatMap((item) =>
    item.sets.map((set, index) => ({
      group_id: group.id,
      item_uid: item.uid,
      exercise_id: item.exercise_id,
      round,
      set_number: index + 1,
      set,
      rest_seconds: set.rest_seconds,
    })),
  )
  const ordered = group.kind === 'single' ? steps : steps.toSorted((a, b) => a.set_number - b.set_number)
  if (round === group.rounds) return ordered
  return ordered.map((step, index) => {
    if (index < ordered.length - 1) return step
    return { ...step, rest_seconds: Math.max(step.rest_seconds, group.rest_between_rounds_seconds) }
  })
}
