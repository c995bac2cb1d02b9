import { nextSet, restAfter, type SessionState } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { formatElapsed } from './figures-text.ts'
import { nameOf } from './item-list.tsx'
import { setNumber } from './set-name.ts'
import type { CurrentSet, Player } from './use-player.ts'

/** What the button of the dock says: in a round, what comes next; else which set is logged. */
export function useLogLabel(player: Player, is_round: boolean): string {
  const t = useT()
  const { current, session } = player
  if (!current) return ''
  const { item, row, place } = current
  const number = setNumber(item, row)
  if (row.is_done && number === null) return t('workouts.save_warm_up')
  if (row.is_done)
    return t(item.group.kind === 'single' ? 'workouts.save_set' : 'workouts.save_round', {
      number: number ?? 1,
    })
  if (!is_round && number === null) return t('workouts.log_warm_up')
  if (!is_round)
    return t(item.group.kind === 'single' ? 'workouts.log_set' : 'workouts.log_round', {
      number: number ?? 1,
    })
  const after = asDone(session.state, current)
  const rest = restAfter(after, place)
  if (rest > 0) return t('workouts.log_rest', { time: formatElapsed(rest) })
  const next = nextSet(after, place)
  const next_item = next && session.state.items.find(({ uid }) => uid === next.uid)
  if (!next_item) return t('workouts.log')
  return t('workouts.log_next', { name: nameOf(t, next_item, session.exercises) })
}

/** The state once the current set is logged. */
function asDone(state: SessionState, { place }: CurrentSet): SessionState {
  return {
    ...state,
    items: state.items.map((item) =>
      item.uid === place.uid
        ? {
            ...item,
            rows: item.rows.map((row) => (row.row === place.row ? { ...row, is_done: true } : row)),
          }
        : item,
    ),
  }
}
