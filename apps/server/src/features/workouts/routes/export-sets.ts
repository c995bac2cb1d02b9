import { exportSets as call } from '@foyer/contract/workouts/export-sets'
import { formatCsv } from '@foyer/domain/csv'
import { getTranslator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readHistoryCursor, writeHistoryCursor } from '../history-cursor.ts'
import { setCells, setsHeader } from '../present-sets.ts'
import { listSets } from '../repository/history.ts'
import { loadDoneExercises } from '../trained-exercises.ts'

const SESSIONS_PER_PART = 50

export const exportSetsRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id, language } = viewer
  const after = readHistoryCursor(input.cursor)
  const { sets, last } = await listSets(ctx.db, { subscriber_id, after, limit: SESSIONS_PER_PART })
  const done = new Map(
    sets.flatMap(({ exercise_id, release_id }) =>
      exercise_id === null ? [] : [[exercise_id, { exercise_id, release_id }] as const],
    ),
  )
  const cards = await loadDoneExercises(ctx, viewer, [...done.values()])
  const { t } = getTranslator(language ?? ctx.request.locale ?? ctx.app.default_locale)
  const rows = sets.map((set) => setCells(t, set, cards.get(set.exercise_id ?? '')?.title ?? ''))
  return {
    header: formatCsv([setsHeader(t)]),
    lines: rows.length === 0 ? '' : formatCsv(rows),
    count: rows.length,
    next_cursor: last && writeHistoryCursor(last),
  }
})
