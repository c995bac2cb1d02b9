import { getMentionable as call } from '@foyer/contract/messaging/get-mentionable'
import { implement } from '#platform/http/implement.ts'
import { findMentionable } from '../mentionable.ts'
import { judgeThread } from '../page-thread.ts'
import { messagingPolicy } from '../policy.ts'
import { presentAuthor } from '../presenter.ts'

export const getMentionableRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: thread_id, term } = input
    authorize(await judgeThread(ctx, viewer, thread_id))
    const people = await findMentionable(ctx, viewer, { thread_id, term })
    return { items: people.map(presentAuthor) }
  },
)
