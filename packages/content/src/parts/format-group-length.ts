import type { Translate } from '@foyer/i18n'
import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { countWorkingSets } from '../count-sets.ts'
import { formatClock } from '../format-clock.ts'
import { joinWithDots } from './format-facts.ts'

/** Formats how long a group is: its sets, its rounds, and the clock that it is done against. */
export function formatGroupLength(t: Translate, group: WorkoutGroup): string {
  const { kind, work_seconds, cap_seconds } = group
  const rounds = t('pages.workout.rounds', { count: group.rounds })
  switch (kind) {
    case 'single':
      return t('pages.facts.sets', {
        count: group.items.reduce((sum, item) => sum + countWorkingSets(item), 0),
      })
    case 'interval':
      return joinWithDots([rounds, t('pages.workout.work', { time: formatClock(work_seconds ?? 40) })])
    case 'emom':
      return joinWithDots([rounds, t('pages.workout.every', { time: formatClock(work_seconds ?? 60) })])
    case 'amrap':
      return t('pages.workout.in_time', { time: formatClock(cap_seconds ?? 600) })
    case 'for_time':
      return joinWithDots([
        rounds,
        cap_seconds !== undefined && t('pages.workout.time_limit', { time: formatClock(cap_seconds) }),
      ])
    default:
      return rounds
  }
}
