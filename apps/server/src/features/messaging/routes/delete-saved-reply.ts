import { deleteSavedReply as call } from '@foyer/contract/messaging/delete-saved-reply'
import { implement } from '#platform/http/implement.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { deleteSavedReply, lockSavedReply } from '../inbox/repository/saved-replies.ts'

export const deleteSavedReplyRoute = implement(
  call,
  inboxPolicy.changeSavedReply,
  async ({ input, ctx, authorize }) => {
    await ctx.write(async (tx) => {
      authorize({ reply: await lockSavedReply(tx, input.id) })
      await deleteSavedReply(tx, input.id)
    })
    return {}
  },
)
