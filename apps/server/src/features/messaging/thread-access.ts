import type { NoSendReason, ThreadType } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '../../platform/context.ts'
import { decidePageAccess, findAppRefusal, type PageDecision } from '../access/index.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { isCommentable } from '../pages/index.ts'
import type { ThreadFacts } from './policy.ts'
import { isMuted } from './repository/moderation-actions.ts'
import { findThreadFacts, type ThreadFactsRow } from './repository/thread-facts.ts'

/** The access of a viewer to a thread. */
export type ThreadAccess = ThreadFacts & {
  kind: ThreadType
  /** They may write in it and like; those who only browse a page may not. */
  is_writable: boolean
  /** Why they may not write; null where they may. */
  no_send_reason: NoSendReason | null
  /** They see messages after this one. */
  joined_ts: string
  /** The decision about its page; null for threads without a page. */
  page: PageDecision | null
  /** Its row; null for the thread of a page, which needs none. */
  row: ThreadFactsRow | null
}

/**
 * Decides access to a thread. A page thread follows its page, a feed the app, replies the thread of their message, and
 * the others are their participants'.
 */
export async function decideThreadAccess(
  ctx: Ctx,
  caller: Viewer | null,
  thread_id: string,
): Promise<ThreadAccess> {
  const access = await decideReading(ctx, caller, thread_id)
  if (!caller || !access.is_writable || !(await isMuted(ctx.db, caller.user_id, ctx.now()))) return access
  return { ...access, is_writable: false, no_send_reason: 'muted' }
}

async function decideReading(ctx: Ctx, caller: Viewer | null, thread_id: string): Promise<ThreadAccess> {
  const [can_be_commented, page] = await Promise.all([
    isCommentable(ctx, thread_id),
    decidePageAccess(ctx, caller, thread_id),
  ])
  if (can_be_commented) {
    const is_writable = caller?.subscriber_id != null && page.may_act
    return {
      kind: 'page',
      is_known: !page.is_hidden,
      is_readable: page.decision.granted,
      is_writable,
      no_send_reason: is_writable ? null : 'read_only',
      joined_ts: '0',
      page,
      row: null,
    }
  }
  const row = caller?.subscriber_id == null ? null : await findThreadFacts(ctx.db, thread_id, caller.user_id)
  return row && caller ? decideStoredThread(ctx, caller, row) : UNKNOWN
}

const UNKNOWN: ThreadAccess = {
  kind: 'page',
  is_known: false,
  is_readable: false,
  is_writable: false,
  no_send_reason: 'read_only',
  joined_ts: '0',
  page: null,
  row: null,
}

async function decideStoredThread(ctx: Ctx, viewer: Viewer, row: ThreadFactsRow): Promise<ThreadAccess> {
  if (row.kind === 'page') return UNKNOWN
  if (row.kind === 'reply') return decideReplies(ctx, viewer, row)
  const is_refused = (await findAppRefusal(ctx, viewer)) !== null
  const is_known = row.kind === 'feed' ? !row.is_archived : row.joined_ts !== null
  const no_send_reason =
    row.kind === 'feed' && row.posting === 'team' && !viewer.is_admin ? 'team_only' : null
  return {
    kind: row.kind,
    is_known,
    is_readable: is_known && !is_refused,
    is_writable: is_known && !is_refused && no_send_reason === null,
    no_send_reason,
    joined_ts: row.joined_ts ?? '0',
    page: null,
    row,
  }
}

/** Replies follow the thread of the message above them; a member who joined after that message does not see them. */
async function decideReplies(ctx: Ctx, viewer: Viewer, row: ThreadFactsRow): Promise<ThreadAccess> {
  if (row.parent_thread_id === null || row.parent_ts === null) return UNKNOWN
  const above = await decideThreadAccess(ctx, viewer, row.parent_thread_id)
  if (!above.is_known || BigInt(row.parent_ts) <= BigInt(above.joined_ts)) return UNKNOWN
  return { ...above, kind: 'reply', joined_ts: '0', row }
}
