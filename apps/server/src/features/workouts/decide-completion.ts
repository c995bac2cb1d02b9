import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { createPageLockedError, decideProgressAccess } from '../progress/index.ts'

/**
 * Decides whether a member may complete the page on which they did a workout. One that they may not know of is refused
 * like a private one.
 */
export async function decideCompletion(ctx: Ctx, viewer: MemberViewer, page_id: string) {
  const decided = await decideProgressAccess(ctx, viewer, page_id)
  if (!decided.is_known) throw new CallError('page_locked', { reason: 'IS_PRIVATE' })
  if (decided.targets.length === 0) throw createPageLockedError(decided.decision)
  return decided
}
