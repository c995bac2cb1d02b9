import { prefillRow, type SessionItem, type SessionRowState, type SetValues } from '@foyer/domain/training'
import { useMemo } from 'react'
import type { PlayerSession } from './player-session.ts'

/** What a row shows before it is logged. */
export function usePrefilled(
  item: SessionItem,
  row: SessionRowState,
  { last_times, weight_unit }: Pick<PlayerSession, 'last_times' | 'weight_unit'>,
): SetValues {
  return useMemo(
    () => prefillRow(item, row, { last: last_times.get(item.exercise_id ?? ''), weight_unit }),
    [item, row, last_times, weight_unit],
  )
}
