import type { Ctx } from '../../platform/context.ts'
import { listHiddenByBlocks } from '../directory/index.ts'

/** Everyone hidden from a viewer by user id, whose messages are left out; nobody is hidden from a guest. */
export async function listHiddenUsers(ctx: Ctx, user_id: string | null): Promise<ReadonlySet<string>> {
  return new Set(user_id === null ? [] : await listHiddenByBlocks(ctx.db, user_id))
}
