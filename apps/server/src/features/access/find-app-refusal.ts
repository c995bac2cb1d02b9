import { decideApp, type AccessDecision } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { CallError } from '../../platform/errors.ts'
import { buildAccessFacts, loadAccessFacts, type AccessCaller } from './facts.ts'
import { createAccessRefusal } from './create-access-refusal.ts'

/**
 * Returns why the app's gates refuse the caller, or null if they allow it. Public pages of a gated app do not count.
 * Owned access is read only where it can change the result.
 */
export async function findAppRefusal(ctx: Ctx, caller: AccessCaller): Promise<CallError | null> {
  const decision = await decideAppAccess(ctx, caller)
  return decision.granted ? null : createAccessRefusal(decision, ctx.app.time_zone)
}

async function decideAppAccess({ app, db, now }: Ctx, caller: AccessCaller): Promise<AccessDecision> {
  const without_products = decideApp(app.access, buildAccessFacts(caller, new Map()).viewer)
  if (without_products.granted) return without_products
  const { viewer } = await loadAccessFacts(db, caller, [], now())
  return decideApp(app.access, viewer)
}
