import { listWithdrawals as call } from '@foyer/contract/commerce/list-withdrawals'
import { id as uuid, instant } from '@foyer/contract/shapes'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { presentWithdrawal } from '../present-withdrawal.ts'
import { listWithdrawals } from '../repository/withdrawals.ts'

export const listWithdrawalsRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ input: { view, cursor, limit }, ctx, authorize }) => {
    authorize()
    const below = cursor === undefined ? null : parseCursor(cursor)
    const found = await listWithdrawals(ctx.db, { is_waiting: view === 'waiting', below, limit: limit + 1 })
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    return {
      items: rows.map(presentWithdrawal),
      next_cursor: found.length > limit && last ? `${last.received_at.toISOString()} ${last.id}` : null,
    }
  },
)

function parseCursor(cursor: string): { at: Date; id: string } {
  const [at, id] = cursor.split(' ')
  if (!instant.safeParse(at).success || !uuid.safeParse(id).success || at === undefined || id === undefined)
    throw invalidField('cursor', 'cursor_invalid')
  return { at: new Date(at), id }
}
