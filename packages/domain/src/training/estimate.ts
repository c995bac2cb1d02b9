import type { WorkoutGroup, WorkoutItem, WorkoutSet } from '@foyer/contract/workouts/prescription'
import { capOf, CHANGE_SECONDS, hasOwnClock, READY_SECONDS, workOf } from './phases.ts'

/** One set, in the order in which a workout is done. */
type Visit = { group: WorkoutGroup; item: WorkoutItem; row: number; set: WorkoutSet }

/** Estimates how long groups take, in whole minutes, at least one. */
export function estimateMinutes(groups: readonly WorkoutGroup[]): number {
  return Math.max(1, Math.round(estimateSeconds(groups) / 60))
}

/**
 * Estimates how long groups take, in seconds: their sets by time, tempo or repetitions, the rests between, and the
 * clocks of EMOM, AMRAP and for time. It agrees with the phases of a session that is followed along.
 */
export function estimateSeconds(groups: readonly WorkoutGroup[]): number {
  let seconds = 0
  let before: Visit | null = null
  for (const group of groups) {
    const visits = listVisits(group)
    if (visits.length === 0) continue
    if (hasOwnClock(group)) {
      seconds += capOf(group) ?? sumWork(visits)
      before = null
      continue
    }
    for (const visit of visits) {
      seconds += getPause(before, visit) + workOf(group, visit.set).seconds
      before = visit
    }
  }
  return seconds
}

/** The sets of a group in their order: one item after another, or round by round. */
function listVisits(group: WorkoutGroup): Visit[] {
  if (group.kind === 'single')
    return group.items.flatMap((item) => item.sets.map((set, row) => ({ group, item, row, set })))
  const rounds = group.kind === 'amrap' ? 1 : group.rounds
  return Array.from({ length: rounds }, (_, row) => row).flatMap((row) =>
    group.items.flatMap((item) => {
      const set = item.sets[row] ?? item.sets.at(-1)
      return set ? [{ group, item, row, set }] : []
    }),
  )
}

function sumWork(visits: readonly Visit[]): number {
  return visits.reduce((sum, { group, set }) => sum + workOf(group, set).seconds, 0)
}

/** What passes before a set: the rest after the one before it, else the time to get ready. */
function getPause(before: Visit | null, next: Visit): number {
  if (!before) return READY_SECONDS
  const rest = getRest(before, next)
  if (rest > 0) return rest
  return before.item === next.item || next.group.kind === 'interval' ? 0 : CHANGE_SECONDS
}

function getRest({ group, item, row, set }: Visit, next: Visit): number {
  if (group.kind === 'interval') return group.rest_seconds
  if (group.kind === 'single') return set.rest_seconds ?? item.rest_seconds
  const is_same_round = next.group === group && next.row === row
  return set.rest_seconds ?? (is_same_round ? 0 : group.rest_seconds)
}
