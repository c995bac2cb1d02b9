import { useT } from '@foyer/i18n/react'
import type { Phase } from '@foyer/domain/training'
import type { PlayerSession } from '../../player-session.ts'
import { findItem } from '../plan-entry.ts'

/** Which round or set a phase belongs to: "Round 2 of 3". */
export function useSetLabel(session: PlayerSession, phase: Phase | undefined): string {
  const t = useT()
  if (!phase) return ''
  if (phase.kind === 'group') return phase.group.title || t(`pages.workout.${kindOf(phase.group.kind)}`)
  const item = findItem(session, phase.place.uid)
  if (!item) return ''
  const at = item.rows.findIndex(({ row }) => row === phase.place.row) + 1
  const key = item.group.kind === 'single' ? 'workout_modes.set_of' : 'workout_modes.round_of'
  return t(key, { at, count: item.rows.length })
}

function kindOf(kind: 'single' | 'superset' | 'circuit' | 'interval' | 'emom' | 'amrap' | 'for_time') {
  return kind === 'single' ? 'circuit' : kind
}
