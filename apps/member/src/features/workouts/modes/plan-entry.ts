import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import type { SetEntryData } from '@foyer/contract/workouts/shapes'
import { findRow, prefillRow } from '@foyer/domain/training'
import type { SessionItem, SetPlace } from '@foyer/domain/training'
import type { NewEntry, PlayerSession } from '../player-session.ts'

/** The item of a place. */
export function findItem({ state }: PlayerSession, uid: string): SessionItem | null {
  return state.items.find((item) => item.uid === uid) ?? null
}

/** What a set is done with: the planned amount, and the weight of today, of last time, or of the plan. */
export function planSet(session: PlayerSession, place: SetPlace): SetEntryData | null {
  const item = findItem(session, place.uid)
  const row = findRow(session.state, place)
  if (!item || !row) return null
  const last = session.last_times.get(item.exercise_id ?? '')
  const values = prefillRow(item, row, { last, weight_unit: session.weight_unit })
  const target = row.target ?? values
  const amount = target.amount === 0 ? amountByClock(item.group, values) : target
  return { ...values, amount: amount.amount, unit: amount.unit, row: place.row, state: 'done' }
}

/** An interval without an amount counts its seconds. */
function amountByClock(
  group: WorkoutGroup,
  values: Pick<SetEntryData, 'amount' | 'unit'>,
): Pick<SetEntryData, 'amount' | 'unit'> {
  if (group.kind !== 'interval' || values.amount > 0) return values
  return { amount: group.work_seconds ?? 40, unit: 'secs' }
}

/** The entry that logs a set as planned; null where the place is gone. */
export function planEntry(session: PlayerSession, place: SetPlace): NewEntry | null {
  const data = planSet(session, place)
  const item = findItem(session, place.uid)
  if (!data || !item) return null
  return {
    activity_type: 'set',
    workout_group_id: item.group.id,
    workout_group_item_id: item.uid,
    data,
  }
}
