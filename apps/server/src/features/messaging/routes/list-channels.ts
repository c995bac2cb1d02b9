import { listChannels as call } from '@foyer/contract/messaging/list-channels'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { listChannels } from '../repository/channels.ts'

export const listChannelsRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  return { items: await listChannels(ctx.db) }
})
