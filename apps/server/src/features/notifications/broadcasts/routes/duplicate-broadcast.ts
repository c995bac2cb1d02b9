import { duplicateBroadcast as call } from '@foyer/contract/notifications/duplicate-broadcast'
import { implement } from '#platform/http/implement.ts'
import { notificationsPolicy } from '../../policy.ts'
import { createBroadcast } from '../commands/save-broadcast.ts'
import { presentBroadcast } from '../present.ts'
import { findBroadcast } from '../repository/broadcasts.ts'

export const duplicateBroadcastRoute = implement(
  call,
  notificationsPolicy.useBroadcast,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const row = await findBroadcast(ctx.db, input.id)
    authorize(row)
    if (!row) throw fail('not_found')
    const { title, text, page_id, button_label, channels, audience } = row
    const content = { title, text, page_id, button_label, channels: [...channels], audience: [...audience] }
    return presentBroadcast(ctx, await createBroadcast(ctx, viewer.team_member_id, content))
  },
)
