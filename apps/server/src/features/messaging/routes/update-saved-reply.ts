import { updateSavedReply as call } from '@foyer/contract/messaging/update-saved-reply'
import { implement } from '#platform/http/implement.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { lockSavedReply, updateSavedReply } from '../inbox/repository/saved-replies.ts'

export const updateSavedReplyRoute = implement(
  call,
  inboxPolicy.changeSavedReply,
  async ({ input, ctx, authorize }) => {
    const { id, title, text } = input
    await ctx.write(async (tx) => {
      authorize({ reply: await lockSavedReply(tx, id) })
      await updateSavedReply(tx, id, { title, text })
    })
    return { id, title, text }
  },
)
