import { getMentionable as call } from '@foyer/contract/messaging/get-mentionable'
import { implement } from '#platform/http/implement.ts'
import { findMentionable } from '../mentionable.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { presentAuthor } from '../presenter.ts'

export const getMentionableRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const thread_access = await decideThreadAccess(ctx, viewer, input.id)
    authorize(thread_access)
    const people = await findMentionable(ctx, viewer, { page: thread_access.page, term: input.term })
    return { items: people.map(presentAuthor) }
  },
)
