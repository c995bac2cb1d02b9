import { ACCESS_LIMITS } from '@foyer/contract/access/limits'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'

const WEEK_SECONDS = 7 * 86_400

/** Returns access settings by which a page opens some weeks later, where it opens by time at all. */
export function delayNode(node: Partial<AccessNodeInput>, weeks: number): Partial<AccessNodeInput> {
  const { unlocks_at, unlock_duration_seconds, schedule_period, schedule_interval } = node
  const delayed = { ...node }
  if (unlocks_at) delayed.unlocks_at = addWeeks(unlocks_at, weeks)
  if (typeof unlock_duration_seconds === 'number')
    delayed.unlock_duration_seconds = Math.min(
      ACCESS_LIMITS.duration_seconds,
      unlock_duration_seconds + weeks * WEEK_SECONDS,
    )
  if (typeof schedule_interval === 'number' && (schedule_period === 'day' || schedule_period === 'week'))
    delayed.schedule_interval = Math.min(
      ACCESS_LIMITS.interval[schedule_period],
      schedule_interval + (schedule_period === 'week' ? weeks : weeks * 7),
    )
  return delayed
}

function addWeeks(instant: string, weeks: number): string {
  return new Date(Date.parse(instant) + weeks * WEEK_SECONDS * 1000).toISOString()
}
