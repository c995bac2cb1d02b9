import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findThreadAccess } from './thread-access.ts'
import { messagingPolicy } from './policy.ts'
import { listParticipantIds } from './repository/thread-people.ts'
import { listAuthors } from './repository/threads.ts'

/** More than are ever left out of one list. */
const MAX_PEOPLE = 10_000

/** Who takes part in a private thread or has written in another one, by user id; null where the viewer may not read it. */
export async function listThreadPeople(
  ctx: Ctx,
  viewer: MemberViewer,
  thread_id: string,
): Promise<readonly string[] | null> {
  const thread_access = await findThreadAccess(ctx, viewer, thread_id)
  if (!messagingPolicy.readThread(viewer, thread_access).allowed) return null
  const { kind } = thread_access
  if (kind === 'direct' || kind === 'group') return listParticipantIds(ctx.db, thread_id)
  return listAuthors(ctx.db, thread_id, { limit: MAX_PEOPLE })
}
