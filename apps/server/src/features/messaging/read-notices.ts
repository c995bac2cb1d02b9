import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { findLocalizedPages, isCommentable } from '../pages/index.ts'
import { createReader } from './create-reader.ts'
import { findStandingMessages } from './repository/notified.ts'
import { readThreads, type Reader, type ThreadRow } from './repository/thread-rows.ts'
import { decidePageThread, decideStoredThread, loadThreadRules } from './thread-access.ts'

/** A message that a member was notified of, by its place. */
export type NoticeRef = { thread_id: string; message_ts: string; is_about_one: boolean }

/** What the member may know of it now. */
export type Notice = {
  status: 'ok' | 'no_access' | 'blocked' | 'deleted' | 'muted' | 'read_before'
  author: string
  /** What the message says; empty for pictures and files. */
  text: string
  /** The page or group; null for a conversation of two. */
  title: string | null
  unread_count: number
  path: string
  /** Where the member had read up to; null: never. */
  last_read_ts: string | null
}

const NOWHERE = {
  author: '',
  text: '',
  title: null,
  unread_count: 0,
  path: '/me/messages',
  last_read_ts: null,
}

/**
 * Reads messages for notifications to one member, in the order of the refs; the statements are the same for one as for
 * many. `is_about_one`: of that message alone, else of the latest one of its thread.
 */
export async function readNotices(
  ctx: Ctx,
  viewer: Viewer,
  refs: readonly NoticeRef[],
  now: Date,
): Promise<Notice[]> {
  if (refs.length === 0) return []
  const reader = await createReader(ctx, viewer)
  const threads = await loadThreads(ctx, viewer, reader, [...new Set(refs.map((ref) => ref.thread_id))])
  const single = refs.filter((ref) => ref.is_about_one)
  const standing = await findStandingMessages(ctx.db, single)
  const shown = refs.map((ref) =>
    ref.is_about_one
      ? standing.find((row) => row.thread_id === ref.thread_id && row.message_ts === ref.message_ts)
      : threads.get(ref.thread_id)?.row.latest,
  )
  const authors = await findPeopleByUser(
    ctx.db,
    shown.flatMap((message) => message?.user_id ?? []),
  )
  const names = new Map(authors.map(({ user_id, name }) => [user_id, name]))
  return refs.map((ref, at) => {
    const thread = threads.get(ref.thread_id)
    if (!thread?.is_readable) return { status: 'no_access', ...NOWHERE }
    const { row, title, path } = thread
    const message = shown[at]
    const facts = {
      author: names.get(message?.user_id ?? '') ?? '',
      text: message && message.hidden_at === null ? message.text : '',
      title,
      path,
      unread_count: row.unread_count,
      last_read_ts: row.last_message_read_ts,
    }
    return { status: decideStatus(ref, row, message?.user_id ?? null, reader, now), ...facts }
  })
}

function decideStatus(
  { message_ts, is_about_one }: NoticeRef,
  row: ThreadRow,
  author_id: string | null,
  { hidden }: Reader,
  now: Date,
): Notice['status'] {
  if (author_id !== null && hidden.includes(author_id)) return 'blocked'
  if (BigInt(row.last_message_read_ts ?? 0) >= BigInt(message_ts)) return 'read_before'
  if (author_id === null || (!is_about_one && row.unread_count === 0)) return 'deleted'
  const is_muted = !row.notifications_enabled || (row.muted_until !== null && new Date(row.muted_until) > now)
  return is_muted ? 'muted' : 'ok'
}

type Thread = { row: ThreadRow; is_readable: boolean; title: string | null; path: string }

async function loadThreads(
  ctx: Ctx,
  viewer: Viewer,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Thread>> {
  const rows = await readThreads(ctx.db, ids, reader)
  const above_ids = rows.flatMap((row) => row.parent_thread_id ?? [])
  const above = above_ids.length === 0 ? [] : await readThreads(ctx.db, above_ids, reader)
  const known = new Map([...above, ...rows].map((row) => [row.id, row]))
  const page_ids = [...known.values()].flatMap((row) => (row.kind === 'page' ? row.id : []))
  const commentable = await Promise.all(
    page_ids.map(async (id) => ((await isCommentable(ctx, id)) ? [id] : [])),
  )
  const [decisions, pages, rules] = await Promise.all([
    decidePagesAccess(ctx, viewer, commentable.flat()),
    findLocalizedPages(ctx, page_ids, viewer.language),
    loadThreadRules(ctx, viewer, [...known.values()]),
  ])
  const present = (row: ThreadRow): Thread => {
    const base = row.parent_thread_id === null ? row : known.get(row.parent_thread_id)
    if (!base) return { row, is_readable: false, title: null, path: NOWHERE.path }
    if (base.kind !== 'page') {
      const sees_above = row.parent_ts === null || BigInt(row.parent_ts) > BigInt(base.joined_ts ?? 0)
      const { is_readable } = decideStoredThread(base, rules)
      const path = `/me/messages/${row.parent_thread_id ?? row.id}`
      return { row, is_readable: is_readable && sees_above, title: base.title, path }
    }
    const decision = decisions.get(base.id)
    const page = pages.find(({ page_id }) => page_id === base.id)
    const is_readable = decision !== undefined && decidePageThread(viewer, decision).is_readable
    return {
      row,
      is_readable: is_readable && !decision.is_hidden,
      title: page?.title ?? null,
      path: page?.path ?? '/',
    }
  }
  return new Map(rows.map((row) => [row.id, present(row)]))
}
