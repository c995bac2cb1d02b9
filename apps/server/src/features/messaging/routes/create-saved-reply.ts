import { createSavedReply as call } from '@foyer/contract/messaging/create-saved-reply'
import { implement } from '#platform/http/implement.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { insertSavedReply } from '../inbox/repository/saved-replies.ts'

const MAX_REPLIES = 200

export const createSavedReplyRoute = implement(
  call,
  inboxPolicy.createSavedReply,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const added = await ctx.write((tx) => insertSavedReply(tx, input, { now: ctx.now(), max: MAX_REPLIES }))
    if (!added) throw fail('too_many_saved_replies', { max: MAX_REPLIES })
    return added
  },
)
