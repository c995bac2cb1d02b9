import { decideApp, type AccessDecision } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { CallError } from '../../platform/errors.ts'
import { factsFrom, loadAccessFacts, type Asking } from './facts.ts'
import { refusalBy } from './refusal-by.ts'

/**
 * Why the app's own gates keep out whoever asks; null where they let them in. What single pages open to everyone is no
 * way in. What somebody holds is read only where it could make a difference.
 */
export async function refusalAtDoor(ctx: Ctx, asking: Asking): Promise<CallError | null> {
  const decision = await decideDoor(ctx, asking)
  return decision.granted ? null : refusalBy(decision, ctx.app.time_zone)
}

async function decideDoor({ app, db, now }: Ctx, asking: Asking): Promise<AccessDecision> {
  const as_empty_handed = decideApp(app.access, factsFrom(asking, new Map()).viewer)
  if (as_empty_handed.granted) return as_empty_handed
  const { viewer } = await loadAccessFacts(db, asking, [], now())
  return decideApp(app.access, viewer)
}
