import type { SessionFigures } from '@foyer/contract/workouts/shapes'
import { convertWeight } from './weights.ts'
import type { SessionState } from './session-log.ts'

/** Start and end of a session; it has no end while it runs. */
export type SessionSpan = { started_at: string; finished_at: string | null }

/** Adds up a session. Warm-ups count for time only, and what was done of skipped items counts. */
export function computeFigures(state: SessionState, span: SessionSpan): SessionFigures {
  const sets = state.items.flatMap(({ rows }) =>
    rows.flatMap(({ is_done, is_warm_up, values }) => (is_done && !is_warm_up && values ? [values] : [])),
  )
  const efforts = sets.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]))
  return {
    sets: sets.length,
    volume_kg: sets.reduce((sum, { weight, weight_unit, amount, unit }) => {
      if (weight === null || unit !== 'reps') return sum
      return sum + convertWeight(weight, weight_unit, 'kg') * amount
    }, 0),
    seconds: span.finished_at === null ? null : countSeconds(state, span.started_at, span.finished_at),
    average_rpe: efforts.length === 0 ? null : efforts.reduce((sum, rpe) => sum + rpe, 0) / efforts.length,
  }
}

/** Whole seconds from the start of a session to an instant, without its pauses; never less than 0. */
export function countSeconds({ pauses }: SessionState, started_at: string, until: string): number {
  const start = Date.parse(started_at)
  const end = Date.parse(until)
  const paused = pauses.reduce((sum, { from, to }) => {
    const paused_from = Math.max(Date.parse(from), start)
    const paused_to = Math.min(to === null ? end : Date.parse(to), end)
    return sum + Math.max(0, paused_to - paused_from)
  }, 0)
  return Math.max(0, Math.floor((end - start - paused) / 1000))
}
