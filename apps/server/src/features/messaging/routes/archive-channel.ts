import { archiveChannel as call } from '@foyer/contract/messaging/archive-channel'
import { implement } from '#platform/http/implement.ts'
import { archiveChannel } from '../commands/change-channel.ts'
import { messagingPolicy } from '../policy.ts'
import { findChannel } from '../repository/channels.ts'

export const archiveChannelRoute = implement(
  call,
  messagingPolicy.manageChannel,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ channel: await findChannel(ctx.db, input.id) })
    const channel = await archiveChannel(ctx, viewer.team_member_id, input)
    if (!channel) throw fail('not_found')
    return channel
  },
)
