import { listMessageReactions as call } from '@foyer/contract/messaging/list-message-reactions'
import { implement } from '#platform/http/implement.ts'
import { loadAuthors } from '../authors.ts'
import { findShownMessage } from '../find-shown-message.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { messagingPolicy } from '../policy.ts'
import { listReactionRows } from '../repository/likes.ts'
import { decideThreadAccess } from '../thread-access.ts'

const PAGE_SIZE = 50

export const listMessageReactionsRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: thread_id, ts: message_ts, page } = input
    const [access, hidden] = await Promise.all([
      decideThreadAccess(ctx, viewer, thread_id),
      listHiddenUsers(ctx, viewer?.user_id ?? null).then((people) => [...people]),
    ])
    authorize(access)
    const message = await findShownMessage(ctx, thread_id, message_ts, { access, hidden })
    if (!message || message.hidden_at !== null) throw fail('not_found')
    const rows = await listReactionRows(ctx.db, {
      thread_id,
      message_ts,
      hidden,
      offset: (page - 1) * PAGE_SIZE,
      limit: PAGE_SIZE + 1,
    })
    const shown = rows.slice(0, PAGE_SIZE)
    const people = await loadAuthors(
      ctx.db,
      shown.map((row) => row.user_id),
    )
    return {
      items: shown.flatMap(({ user_id, emoji }) => {
        const user = people.get(user_id)
        return user ? [{ user, emoji }] : []
      }),
      has_more: rows.length > PAGE_SIZE,
    }
  },
)
