import { getMentionable as call } from '@foyer/contract/messaging/get-mentionable'
import { implement } from '#platform/http/implement.ts'
import { findMentionable, findMentionableParticipants } from '../mentionable.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { presentAuthor } from '../authors.ts'

export const getMentionableRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const thread_access = await decideThreadAccess(ctx, viewer, input.id)
    authorize(thread_access)
    const { page } = thread_access
    const { term } = input
    const people = page
      ? await findMentionable(ctx, viewer, { page, term })
      : await findMentionableParticipants(ctx, viewer, { access: thread_access, term })
    return { items: people.map(presentAuthor) }
  },
)
