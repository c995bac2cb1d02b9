import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/ports.ts'
import { hiddenByBlocks } from '../accounts/index.ts'

/** Tells whom a viewer does not see, or who does not want to be seen by them, by user id. */
export type HiddenPeople = (ctx: Ctx, user_id: string) => Promise<readonly string[]>

/** Rooms that know of people hidden from each other add themselves; what hidden people wrote is left out. */
export const hiddenPeople = defineContributions<HiddenPeople>()

hiddenPeople.add((ctx, user_id) => hiddenByBlocks(ctx.db, user_id))

/** Everyone hidden from a viewer; nobody is hidden from a guest. */
export async function hiddenFrom(ctx: Ctx, user_id: string | null): Promise<ReadonlySet<string>> {
  if (user_id === null) return new Set()
  const lists = await Promise.all(hiddenPeople.all().map((list) => list(ctx, user_id)))
  return new Set(lists.flat())
}
