import { appGateNeed } from './needs.ts'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** Throws the app gate's refusal for a member who may not access the app, as a locked page does. */
export async function requireAppAccess(ctx: Ctx, viewer: MemberViewer): Promise<void> {
  const refusal = await ctx.services.need(appGateNeed).findAppRefusal(ctx, viewer)
  if (refusal) throw refusal
}
