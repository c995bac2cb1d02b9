import type { NoSendReason, ThreadType } from '@foyer/contract/messaging/shapes'
import { isActiveMember } from '@foyer/domain/directory'
import { canMessage } from '@foyer/domain/messaging'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePageAccess, findAppRefusal, type PageDecision } from '../access/index.ts'
import { findPeopleByUser, type PersonFacts } from '../directory/index.ts'
import { isCommentable } from '../pages/index.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import { findOther } from './pair-key.ts'
import type { ThreadFacts } from './policy.ts'
import { findMute } from './repository/moderation-actions.ts'
import { findParentAuthor } from './repository/replies.ts'
import { findThreadFacts, type ThreadFactsRow } from './repository/thread-facts.ts'
import type { ThreadRow } from './repository/thread-rows.ts'

/** The access of a viewer to a thread. */
export type ThreadAccess = ThreadFacts & {
  kind: ThreadType
  /** They may write in it and like; those who only browse a page may not. */
  is_writable: boolean
  /** Why they may not write; null where they may. */
  no_send_reason: NoSendReason | null
  /** When they may write again, where that is known. */
  no_send_until?: Date
  /** They see messages after this one. */
  joined_ts: string
  /** The decision about its page; null for threads without a page. */
  page: PageDecision | null
  /** Its row; null for the thread of a page, which needs none. */
  row: ThreadFactsRow | null
}

/** A thread with the access of its reader. */
export type AccessibleThread = { row: ThreadRow; access: ThreadAccess }

/**
 * Decides access to a thread. A page thread follows its page, a feed the app, replies the thread of their message, and
 * the others are their participants'. Throws `messaging_unavailable` where the app's chat is off.
 */
export async function decideThreadAccess(
  ctx: Ctx,
  caller: Viewer | null,
  thread_id: string,
): Promise<ThreadAccess> {
  const access = await findThreadAccess(ctx, caller, thread_id)
  if (access.is_known && access.no_send_reason === 'chat_unavailable')
    throw new CallError('messaging_unavailable')
  if (!caller || !access.is_writable) return access
  const muted_until = await findMute(ctx.db, caller.user_id, ctx.now())
  return muted_until === null ? access : muteThread(access, muted_until)
}

/** The access of somebody whom the team has stopped from writing. */
export function muteThread(access: ThreadAccess, no_send_until: Date): ThreadAccess {
  return access.is_writable
    ? { ...access, is_writable: false, no_send_reason: 'muted', no_send_until }
    : access
}

/** The same for sockets: without chat, nobody may read the thread. */
export async function findThreadAccess(
  ctx: Ctx,
  caller: Viewer | null,
  thread_id: string,
): Promise<ThreadAccess> {
  const [can_be_commented, page] = await Promise.all([
    isCommentable(ctx, thread_id),
    decidePageAccess(ctx, caller, thread_id),
  ])
  if (can_be_commented) return decidePageThread(caller, page)
  const row = caller?.subscriber_id == null ? null : await findThreadFacts(ctx.db, thread_id, caller.user_id)
  if (!row || !caller || row.kind === 'page') return UNKNOWN
  if (row.kind === 'reply') return decideReplies(ctx, caller, row)
  return decideStoredThread(row, await loadThreadRules(ctx, caller, [row]))
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

/** The access to the thread of a page that can be commented on, by the decision about the page. */
export function decidePageThread(caller: Viewer | null, page: PageDecision): ThreadAccess {
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

/** What decides about the stored threads of one viewer. */
export type ThreadRules = {
  viewer: Viewer
  messaging: AppFacts['messaging']
  /** The app's gates refuse them. */
  is_refused: boolean
  hidden: ReadonlySet<string>
  /** The other people of direct threads, by user id. */
  others: ReadonlyMap<string, PersonFacts>
}

/** Loads what decides about some stored threads of a viewer. */
export async function loadThreadRules(
  ctx: Ctx,
  viewer: Viewer,
  rows: readonly Pick<ThreadFactsRow, 'pair_key'>[],
): Promise<ThreadRules> {
  const other_ids = rows.flatMap((row) => findOther(row.pair_key, viewer.user_id) ?? [])
  const [refusal, hidden, people] = await Promise.all([
    findAppRefusal(ctx, viewer),
    listHiddenUsers(ctx, viewer.user_id),
    findPeopleByUser(ctx.db, other_ids),
  ])
  const { messaging } = ctx.app
  const others = new Map(people.map((person) => [person.user_id, person]))
  return { viewer, messaging, is_refused: refusal !== null, hidden, others }
}

/** Decides access to a direct thread, a group or a feed. A direct thread with a hidden person is unknown to both. */
export function decideStoredThread(row: ThreadFactsRow, rules: ThreadRules): ThreadAccess {
  const other_id = findOther(row.pair_key, rules.viewer.user_id)
  const is_open = row.kind === 'feed' ? !row.is_archived : row.joined_ts !== null
  const is_known = is_open && !(other_id !== null && rules.hidden.has(other_id))
  const no_send_reason = findNoSendReason(row, rules)
  const is_readable = is_known && !rules.is_refused && no_send_reason !== 'chat_unavailable'
  return {
    kind: row.kind,
    is_known,
    is_readable,
    is_writable: is_readable && no_send_reason === null,
    no_send_reason: no_send_reason ?? (is_readable ? null : 'read_only'),
    joined_ts: row.joined_ts ?? '0',
    page: null,
    row,
  }
}

function findNoSendReason(row: ThreadFactsRow, { viewer, messaging, others }: ThreadRules) {
  if (!messaging.is_chat_available) return 'chat_unavailable'
  if (row.kind === 'feed') return row.posting === 'team' && !viewer.is_admin ? 'team_only' : null
  if (row.kind === 'group') return row.participant_count < 2 ? 'alone' : null
  const other = others.get(findOther(row.pair_key, viewer.user_id) ?? '')
  if (!other || !isActiveMember(other)) return 'alone'
  // Who has written with somebody knows them, whatever their profile shows to others.
  const facts = { ...other, profile_visibility: 'public' as const, is_blocked: false }
  return canMessage(messaging, viewer, facts).allowed ? null : 'not_accepting'
}

/**
 * Replies follow the thread of the message above them. A member who joined after that message, or from whom its author
 * is hidden, does not see them; they outlive the message when it is deleted.
 */
async function decideReplies(ctx: Ctx, viewer: Viewer, row: ThreadFactsRow): Promise<ThreadAccess> {
  const { parent_thread_id: thread_id, parent_ts: message_ts } = row
  if (thread_id === null || message_ts === null) return UNKNOWN
  const [above, author_id, hidden] = await Promise.all([
    findThreadAccess(ctx, viewer, thread_id),
    findParentAuthor(ctx.db, { thread_id, message_ts }),
    listHiddenUsers(ctx, viewer.user_id),
  ])
  if (author_id === null || hidden.has(author_id)) return UNKNOWN
  if (!above.is_known || BigInt(message_ts) <= BigInt(above.joined_ts)) return UNKNOWN
  return { ...above, kind: 'reply', joined_ts: '0', row }
}
