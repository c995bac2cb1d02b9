import { id, instant } from '@foyer/contract'
import { listBroadcasts as call } from '@foyer/contract/notifications/list-broadcasts'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { presentBroadcasts } from '../present.ts'
import { listBroadcastRows, type BroadcastKey } from '../repository/broadcasts.ts'
import { countTotals } from '../repository/figures.ts'

export const listBroadcastsRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { cursor, limit } = input
  const rows = await listBroadcastRows(ctx.db, cursor === undefined ? null : readCursor(cursor), limit + 1)
  const page = rows.slice(0, limit)
  const sent = page.filter(({ started_at, final_figures }) => started_at !== null && final_figures === null)
  const [broadcasts, counted] = await Promise.all([
    presentBroadcasts(ctx, page),
    countTotals(
      ctx.db,
      sent.map((row) => row.id),
    ),
  ])
  const totals = new Map(counted.map((one) => [one.id, one]))
  const last = page.at(-1)
  return {
    broadcasts: broadcasts.map((broadcast, at) => {
      const known = page[at]?.final_figures ?? totals.get(broadcast.id)
      const { recipients = 0, opened = 0, clicked = 0 } = known ?? {}
      return { ...broadcast, totals: page[at]?.started_at == null ? null : { recipients, opened, clicked } }
    }),
    next_cursor: rows.length > limit && last ? `${last.updated_at}~${last.id}` : null,
  }
})

function readCursor(cursor: string): BroadcastKey {
  const [updated_at = '', last_id = ''] = cursor.split('~')
  if (!instant.safeParse(updated_at).success || !id.safeParse(last_id).success)
    throw invalidField('cursor', 'cursor_invalid')
  return { updated_at, id: last_id }
}
