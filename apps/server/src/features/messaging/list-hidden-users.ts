import type { Ctx } from '../../platform/context.ts'
import { listHiddenByBlocks } from '../directory/index.ts'

/** Lists the users whose messages are hidden from a viewer; empty for a guest. */
export async function listHiddenUsers(ctx: Ctx, user_id: string | null): Promise<ReadonlySet<string>> {
  return new Set(user_id === null ? [] : await listHiddenByBlocks(ctx.db, user_id))
}
