import type { SessionItem, SessionRowState } from '@foyer/domain/training'
import type { Translate } from '@foyer/i18n'

/** The number of a row among the working sets of its item; null for a warm-up. */
export function setNumber({ rows }: SessionItem, { row, is_warm_up }: SessionRowState): number | null {
  if (is_warm_up) return null
  return rows.filter((other) => !other.is_warm_up && other.row <= row).length
}

/** "Set 3", "Warm-up", or in rounds "Round 2". */
export function setName(t: Translate, item: SessionItem, row: SessionRowState): string {
  const number = setNumber(item, row)
  if (number === null) return t('pages.workout.warm_up')
  return t(item.group.kind === 'single' ? 'workouts.set' : 'workouts.round', { number })
}
