import { getThread as call } from '@foyer/contract/messaging/get-thread'
import { implement } from '#platform/http/implement.ts'
import { findPages } from '../../pages/index.ts'
import { threadChannelName } from '../commands/publish-events.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadAuthors, presentMessage } from '../presenter.ts'
import { listMessages } from '../repository/messages.ts'
import { findThread } from '../repository/threads.ts'

export const getThreadRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    const user_id = viewer?.user_id ?? null
    const [thread_access, hidden] = await Promise.all([
      decideThreadAccess(ctx, viewer, id),
      listHiddenUsers(ctx, user_id).then((people) => [...people]),
    ])
    authorize(thread_access)
    const [page] = await findPages(ctx, [id])
    if (!page) throw fail('not_found')

    const newest = { thread_id: id, user_id, before: undefined, after: undefined, hidden, limit: 1 }
    const [thread, { messages }] = await Promise.all([
      findThread(ctx.db, id, { user_id, hidden }),
      listMessages(ctx.db, { ...newest, order: 'desc' }),
    ])
    const [latest] = messages
    const authors = await loadAuthors(ctx.db, messages)
    const { seq, message_count, author_count, last_message_read_ts, is_unread } = thread
    return {
      id,
      title: page.title,
      channel_id: threadChannelName(id),
      page_id: id,
      page_path: page.path,
      is_private: false,
      is_feed: false,
      has_been_renamed: false,
      seq,
      message_count,
      total_count_participants: author_count,
      last_message_read_ts,
      is_unread,
      latest_message_ts: latest?.message_ts ?? null,
      latest_message: latest
        ? presentMessage(latest, authors, { viewer, is_writable: thread_access.is_writable })
        : null,
      abilities: { send: thread_access.is_writable, pin: false },
    }
  },
)
