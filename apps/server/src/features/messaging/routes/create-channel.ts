import { createChannel as call } from '@foyer/contract/messaging/create-channel'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createChannel } from '../commands/change-channel.ts'

export const createChannelRoute = implement(
  call,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const channel = await createChannel(ctx, viewer.team_member_id, input)
    if (!channel) throw fail('not_found')
    return channel
  },
)
