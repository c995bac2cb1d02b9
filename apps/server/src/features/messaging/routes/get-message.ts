import { getMessage as call } from '@foyer/contract/messaging/get-message'
import { implement } from '#platform/http/implement.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { messagingPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { countLikesOf, isLikedBy } from '../repository/likes.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const getMessageRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, ts: message_ts } = input
    const user_id = viewer?.user_id ?? null
    const [access, hidden] = await Promise.all([
      decideThreadAccess(ctx, viewer, thread_id),
      listHiddenUsers(ctx, user_id).then((people) => [...people]),
    ])
    authorize(access)
    const message = await findShownMessage(ctx, thread_id, message_ts, { access, hidden })
    if (!message) throw fail('not_found')
    const { kind, is_writable } = access
    const [context, is_liked, hidden_likes] = await Promise.all([
      loadMessageContext(ctx, { thread_id, kind }, [message], { user_id, hidden }),
      isLikedBy(ctx.db, { thread_id, message_ts, user_id }),
      countLikesOf(ctx.db, { thread_id, message_ts, user_ids: hidden }),
    ])
    const reaction_count = message.reaction_count - hidden_likes
    return presentMessage({ ...message, reaction_count, is_liked }, context, { viewer, is_writable, kind })
  },
)
