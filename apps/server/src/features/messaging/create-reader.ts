import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { listHiddenUsers } from './list-hidden-users.ts'
import type { Reader } from './repository/thread-rows.ts'

/** A viewer as the reader of threads. */
export async function createReader(ctx: Ctx, viewer: Viewer | null): Promise<Reader> {
  const user_id = viewer?.user_id ?? null
  const hidden = await listHiddenUsers(ctx, user_id)
  return { user_id, subscriber_id: viewer?.subscriber_id ?? null, hidden: [...hidden] }
}
