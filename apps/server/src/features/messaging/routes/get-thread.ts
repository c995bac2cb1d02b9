import { getThread as call } from '@foyer/contract/messaging/get-thread'
import { implement } from '#platform/http/implement.ts'
import { findPages } from '../../pages/index.ts'
import { threadChannelName } from '../commands/publish-events.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { messagingPolicy } from '../policy.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentMessage } from '../presenter.ts'
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
    const { kind, row, is_writable, no_send_reason } = thread_access
    const [page] = row === null ? await findPages(ctx, [id]) : []
    if (row === null && !page) throw fail('not_found')

    const newest = {
      thread_id: id,
      user_id,
      before: undefined,
      after: thread_access.joined_ts,
      hidden,
      limit: 1,
    }
    const [thread, { messages }] = await Promise.all([
      findThread(ctx.db, id, { user_id, hidden }),
      listMessages(ctx.db, { ...newest, order: 'desc' }),
    ])
    const [latest] = messages
    const context = await loadMessageContext(ctx.db, { thread_id: id, kind }, messages, { user_id, hidden })
    const { seq, message_count, author_count, last_message_read_ts, is_unread } = thread
    return {
      id,
      type: kind,
      title: page?.title ?? row?.title ?? '',
      channel_id: threadChannelName(id),
      page_id: page ? id : null,
      page_path: page?.path ?? null,
      is_private: kind === 'direct' || kind === 'group',
      is_feed: kind === 'feed',
      has_been_renamed: row?.has_been_renamed ?? false,
      seq,
      message_count,
      remaining_messages: Math.max(0, message_count - messages.length),
      total_count_participants: author_count,
      participants: [],
      participant: null,
      parent_message: null,
      parent_thread_id: row?.parent_thread_id ?? null,
      notifications_enabled: true,
      muted_until: null,
      created_at: row?.created_at ?? null,
      last_message_read_ts,
      is_unread,
      unread_count: is_unread ? 1 : 0,
      latest_message_ts: latest?.message_ts ?? null,
      latest_message: latest ? presentMessage(latest, context, { viewer, is_writable, kind }) : null,
      no_send_reason,
      abilities: { send: is_writable, pin: false, rename: false, add: false, remove: false, leave: false },
    }
  },
)
