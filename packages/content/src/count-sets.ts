import type { WorkoutGroup, WorkoutItem } from '@foyer/contract/workouts/prescription'

/** How many sets a workout has: each item once a round in groups that run in rounds, else once a working set. */
export function countSets(groups: readonly WorkoutGroup[]): number {
  return groups.reduce((count, group) => {
    if (group.kind !== 'single') return count + group.rounds * group.items.length
    return count + group.items.reduce((sum, item) => sum + countWorkingSets(item), 0)
  }, 0)
}

/** How many sets of an item are no warm-up. */
export function countWorkingSets({ sets }: WorkoutItem): number {
  return sets.filter((set) => !set.is_warm_up).length
}
