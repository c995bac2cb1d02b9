import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { findAppItem } from './repository/app-items.ts'

/** Refuses an item of all members by its own code; other unknown ids do not exist. */
export async function rejectAppItem(ctx: Ctx, id: string): Promise<void> {
  if (await findAppItem(ctx.db, id)) throw new CallError('scheduled_for_everyone')
}
