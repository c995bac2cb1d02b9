import type { Ctx } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { decideThreadAccess } from '../thread-access.ts'
import { isUploadShown } from './repository.ts'

const PREFIX = 'thread.'

/** What the signed address of a file of a message is bound to (`SignOptions.bound_to`); previews have no upload. */
export function formatThreadScope(thread_id: string, upload_id?: string): string {
  return upload_id === undefined ? `${PREFIX}${thread_id}` : `${PREFIX}${thread_id}.${upload_id}`
}

export function isThreadScope(bound_to: string): boolean {
  return bound_to.startsWith(PREFIX)
}

/** Whether a viewer may read the thread of a scope now, and its message is neither deleted nor hidden. */
export async function mayReadThreadScope(
  ctx: Ctx,
  viewer: Viewer | null,
  bound_to: string,
): Promise<boolean> {
  const [thread_id = '', upload_id] = bound_to.slice(PREFIX.length).split('.')
  if (!isId(thread_id) || (upload_id !== undefined && !isId(upload_id))) return false
  const [{ is_known, is_readable }, is_shown] = await Promise.all([
    decideThreadAccess(ctx, viewer, thread_id),
    upload_id === undefined || isUploadShown(ctx.db, upload_id),
  ])
  return is_known && is_readable && is_shown
}
