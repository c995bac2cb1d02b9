import { decideApp, type AccessDecision } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { CallError } from '../../platform/errors.ts'
import { buildAccessFacts, loadAccessFacts, type AccessCaller } from './facts.ts'
import { createAccessRefusal } from './create-access-refusal.ts'

/**
 * Why the app's own gates keep out whoever asks; null where they let them in. What single pages open to everyone is no
 * way in. What somebody holds is read only where it could make a difference.
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
