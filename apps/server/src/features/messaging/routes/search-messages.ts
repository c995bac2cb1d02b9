import { searchMessages as call } from '@foyer/contract/messaging/search-messages'
import { implement } from '#platform/http/implement.ts'
import { loadAuthors } from '../authors.ts'
import { messagingPolicy } from '../policy.ts'
import { searchMessages } from '../repository/search.ts'
import { loadSearchScope } from '../search/load-scope.ts'
import { loadFoundThreads } from '../search/load-threads.ts'
import { presentFound } from '../search/present-found.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const searchMessagesRoute = implement(
  call,
  messagingPolicy.searchMessages,
  async ({ input, viewer, ctx, authorize }) => {
    const { term, thread_id = null, before, limit } = input
    authorize(thread_id === null ? null : await decideThreadAccess(ctx, viewer, thread_id))
    const scope = await loadSearchScope(ctx, viewer, thread_id === null ? undefined : [thread_id])
    const found = await searchMessages(ctx.db, scope, { term, thread_id, before, limit })
    const [threads, authors] = await Promise.all([
      loadFoundThreads(
        ctx,
        scope,
        found.map(({ root_thread_id }) => root_thread_id),
      ),
      loadAuthors(
        ctx.db,
        found.map(({ user_id }) => user_id),
      ),
    ])
    const items = found.flatMap((row) => {
      const thread = threads.get(row.root_thread_id)
      return thread === undefined ? [] : (presentFound(row, { term, thread, authors }) ?? [])
    })
    return { items, next_before: found.length < limit ? null : (found.at(-1)?.message_ts ?? null) }
  },
)
