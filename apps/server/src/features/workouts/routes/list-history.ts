import { listHistory as call } from '@foyer/contract/workouts/list-history'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readHistoryCursor, writeHistoryCursor } from '../history-cursor.ts'
import { presentSessionRow } from '../presenter.ts'
import { listHistory } from '../repository/history.ts'
import { countRecords } from '../repository/results.ts'
import { loadWorkoutCovers } from '../workout-covers.ts'

export const listHistoryRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { day, cursor, limit } = input
  const { subscriber_id } = viewer
  const before = readHistoryCursor(cursor)
  const found = await listHistory(ctx.db, { subscriber_id, day, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const [record_counts, coverOf] = await Promise.all([
    countRecords(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    loadWorkoutCovers(
      ctx,
      viewer,
      rows.map(({ workout_id }) => workout_id),
    ),
  ])
  const items = rows.map((row) => {
    const { cover, cover_asset } = coverOf(row.workout_id)
    return { ...presentSessionRow(row), cover, cover_asset, record_count: record_counts.get(row.id) ?? 0 }
  })
  const last = rows.at(-1)
  return { items, next_cursor: found.length > limit && last ? writeHistoryCursor(last) : null }
})
