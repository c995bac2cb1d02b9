import type { Ctx } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { decideThreadAccess } from '../thread-access.ts'

const PREFIX = 'thread.'

/** What the signed address of a file of a message is bound to (`SignOptions.bound_to`). */
export function formatThreadScope(thread_id: string): string {
  return `${PREFIX}${thread_id}`
}

export function isThreadScope(bound_to: string): boolean {
  return bound_to.startsWith(PREFIX)
}

/** Whether a viewer may read the thread of a scope now. */
export async function mayReadThreadScope(
  ctx: Ctx,
  viewer: Viewer | null,
  bound_to: string,
): Promise<boolean> {
  const thread_id = bound_to.slice(PREFIX.length)
  if (!isId(thread_id)) return false
  const { is_known, is_readable } = await decideThreadAccess(ctx, viewer, thread_id)
  return is_known && is_readable
}
