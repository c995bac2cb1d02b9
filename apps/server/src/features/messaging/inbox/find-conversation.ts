import type { InboxScope } from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { findThreadAccess, type ThreadAccess } from '../thread-access.ts'
import { findSide, type InboxSide } from './find-side.ts'
import { hasMessageAfter } from './repository/conversations.ts'

/** A conversation that its side takes part in. */
export type FoundConversation = { thread_id: string; side: InboxSide; access: ThreadAccess }

/** Finds a conversation of a side; null for every other thread. It is read even while the app's chat is off. */
export async function findConversation(
  ctx: Ctx,
  team: TeamViewer,
  { id: thread_id, scope }: { id: string; scope: InboxScope },
): Promise<FoundConversation | null> {
  const side = await findSide(ctx, team, scope)
  return side && findOfSide(ctx, side, thread_id)
}

/** The same where the side is known. */
export async function findOfSide(
  ctx: Ctx,
  side: InboxSide,
  thread_id: string,
): Promise<FoundConversation | null> {
  const access = await findThreadAccess(ctx, side.viewer, thread_id)
  if (!access.is_known || (access.kind !== 'direct' && access.kind !== 'group')) return null
  const joined_ts = BigInt(side.since_ts) > BigInt(access.joined_ts) ? side.since_ts : access.joined_ts
  // A group that was silent since belongs to the person; with a member, the team starts anew.
  if (access.kind === 'group' && !(await hasMessageAfter(ctx.db, thread_id, joined_ts))) return null
  return { thread_id, side, access: { ...access, joined_ts } }
}
