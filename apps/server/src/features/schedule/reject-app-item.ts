import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { findAppItem } from './repository/app-items.ts'

/** Tells a member that an item which is not their own is one of all members; other ids stay unknown. */
export async function rejectAppItem(ctx: Ctx, id: string): Promise<void> {
  if (await findAppItem(ctx.db, id)) throw new CallError('scheduled_for_everyone')
}
