import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { MAX_TYPING_PEOPLE } from '@foyer/domain/messaging'
import type { Ctx } from '../../platform/context.ts'
import { defineChannel, type ChannelEvent, type ChannelViewer } from '../../platform/realtime/index.ts'
import { isId } from '../../platform/ids.ts'
import { presentAuthor } from './authors.ts'
import { findThreadAccess, type ThreadAccess } from './thread-access.ts'
import { findMute } from './repository/moderation-actions.ts'
import { loadMessageContext } from './message-context.ts'
import { createGoneQuote, presentLogEntry } from './presenter.ts'
import { findThreadFacts } from './repository/thread-facts.ts'
import { findLogHead, listLog } from './repository/log.ts'
import { findStart } from './repository/participants.ts'

/** `thread:<id>`: the events of a thread, for members who may read it now; resumable from its log. */
export const threadChannel = defineChannel('thread', {
  authorize: async (ctx, viewer, id) => {
    if (viewer.kind !== 'user' || !isId(id)) return false
    const thread = await findThreadAccess(ctx, viewer, id)
    return thread.is_known && thread.is_readable
  },
  authorOf: findEventAuthor,
  withoutPeople,
  viewOf: async (ctx, viewer, id) => {
    const start = viewer.kind === 'user' ? await findStart(ctx.db, id, viewer.user_id) : null
    if (!start) return null
    return {
      after_seq: start.joined_seq,
      isShown: (event) => BigInt(findMessageTs(event) ?? LARGEST_TS) > BigInt(start.joined_ts),
    }
  },
  head: (ctx, id) => findLogHead(ctx.db, id),
  resume: async (ctx, id, after_seq, limit) => {
    const rows = await listLog(ctx.db, id, { after_seq, limit })
    const thread = await findThreadFacts(ctx.db, id, null)
    const context = await loadMessageContext(
      ctx,
      { thread_id: id, kind: thread?.kind ?? 'page' },
      rows.flatMap((row) => row.message ?? []),
      { user_id: null, hidden: [] },
    )
    return rows.map((row) => presentLogEntry(row, context))
  },
})

/**
 * `typing:<thread id>`: who is writing in a conversation of a few people, where the app shows it. Only those who may
 * write there send it, and it is stored nowhere.
 */
export const typingChannel = defineChannel('typing', {
  authorize: async (ctx, viewer, id) => (await findTypingAccess(ctx, viewer, id)) !== null,
  authorOf: ({ data }) => ('user_id' in data && typeof data.user_id === 'string' ? data.user_id : null),
  signal: async (ctx, viewer, id) => {
    const access = await findTypingAccess(ctx, viewer, id)
    if (viewer.kind !== 'user' || !access?.is_writable) return null
    if ((await findMute(ctx.db, viewer.user_id, ctx.now())) !== null) return null
    const { user_id, name } = presentAuthor(viewer)
    return { type: 'typing', data: { user_id, name } }
  },
})

/** The access to a thread that shows who is writing; null where it does not, or not to this viewer. */
async function findTypingAccess(ctx: Ctx, viewer: ChannelViewer, id: string): Promise<ThreadAccess | null> {
  if (viewer.kind !== 'user' || !isId(id) || !ctx.app.messaging.shows_typing) return null
  const access = await findThreadAccess(ctx, viewer, id)
  const is_shown = access.kind === 'direct' || access.kind === 'group'
  const is_small = (access.row?.participant_count ?? 0) <= MAX_TYPING_PEOPLE
  return is_shown && is_small && access.is_known && access.is_readable ? access : null
}

/** The author or liker of an event: who has blocked them, or is blocked by them, does not receive it. */
function findEventAuthor(event: ChannelEvent): string | null {
  const { data } = event as ThreadEvent
  if ('user_id' in data) return data.user_id
  const { user, notification } = data.message
  return user?.user_id ?? notification?.actor?.user_id ?? null
}

/** Leaves hidden people out of the quote and of the report of a message, as lists do. */
function withoutPeople(event: ChannelEvent, hidden: ReadonlySet<string>): ChannelEvent {
  const { data } = event as ThreadEvent
  if (!('message' in data)) return event
  const { message } = data
  const { quote, notification } = message
  const is_quoted = quote?.user != null && hidden.has(quote.user.user_id)
  const is_named = notification?.people.some(({ user_id }) => hidden.has(user_id)) ?? false
  if (!is_quoted && !is_named) return event
  const shown = {
    ...message,
    ...(is_quoted && { quote: createGoneQuote(quote.message_ts) }),
    ...(is_named &&
      notification && {
        notification: {
          ...notification,
          people: notification.people.filter(({ user_id }) => !hidden.has(user_id)),
        },
      }),
  }
  return { ...event, data: { ...data, message: shown } }
}

const LARGEST_TS = 2n ** 63n - 1n

/** The message that an event is about; null for what is about none. */
function findMessageTs(event: ChannelEvent): string | null {
  const { data } = event as ThreadEvent
  if ('message' in data) return data.message.message_ts
  return 'message_ts' in data ? data.message_ts : null
}
