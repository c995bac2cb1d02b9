import { appGateNeed } from './needs.ts'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** Whoever the app itself keeps out meets nobody in it: they are told what lets them in, as at every shut page. */
export async function requireAppAccess(ctx: Ctx, viewer: MemberViewer): Promise<void> {
  const refusal = await ctx.services.need(appGateNeed).findAppRefusal(ctx, viewer)
  if (refusal) throw refusal
}
