import { doorNeed } from './needs.ts'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** Whoever the app itself keeps out meets nobody in it: they are told what lets them in, as at every shut page. */
export async function passDoor(ctx: Ctx, viewer: MemberViewer): Promise<void> {
  const refusal = await ctx.services.need(doorNeed).refusalAtDoor(ctx, viewer)
  if (refusal) throw refusal
}
