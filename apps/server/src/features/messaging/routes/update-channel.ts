import { updateChannel as call } from '@foyer/contract/messaging/update-channel'
import { implement } from '#platform/http/implement.ts'
import { updateChannel } from '../commands/change-channel.ts'
import { messagingPolicy } from '../policy.ts'
import { findChannel } from '../repository/channels.ts'

export const updateChannelRoute = implement(
  call,
  messagingPolicy.manageChannel,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, title, posting } = input
    authorize({ channel: await findChannel(ctx.db, id) })
    const channel = await updateChannel(ctx, viewer.team_member_id, {
      id,
      ...(title === undefined ? {} : { title }),
      ...(posting === undefined ? {} : { posting }),
    })
    if (!channel) throw fail('not_found')
    return channel
  },
)
