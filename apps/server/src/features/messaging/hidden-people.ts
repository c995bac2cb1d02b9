import type { Ctx } from '../../platform/context.ts'
import { hiddenByBlocks } from '../directory/index.ts'

/** Everyone hidden from a viewer by user id, whose messages are left out; nobody is hidden from a guest. */
export async function hiddenFrom(ctx: Ctx, user_id: string | null): Promise<ReadonlySet<string>> {
  return new Set(user_id === null ? [] : await hiddenByBlocks(ctx.db, user_id))
}
