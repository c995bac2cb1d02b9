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
    const judged = await judgeThread(ctx, viewer, input.id)
    authorize(judged)
    const people = await findMentionable(ctx, viewer, { page: judged.page, term: input.term })
    return { items: people.map(presentAuthor) }
  },
)
