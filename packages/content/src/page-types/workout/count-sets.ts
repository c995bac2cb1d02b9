import type { WorkoutGroup } from '../../workout-shapes.ts'

/** How many sets a workout has: each item once a round in groups that run in rounds, else once a set. */
export function countSets(groups: readonly WorkoutGroup[]): number {
  return groups.reduce((count, group) => {
    if (group.kind !== 'single') return count + group.rounds * group.items.length
    return count + group.items.reduce((sum, item) => sum + item.sets.length, 0)
  }, 0)
}
