import type { Instant, TimeZone } from '../time/index.ts'
import { appChecks } from './app-checks.ts'
import { effectiveGates } from './effective-gates.ts'
import { pageChecks } from './page-checks.ts'
import type { AccessCheck } from './rules.ts'
import type {
  AccessDecision,
  AccessDenied,
  AccessGranted,
  AccessNode,
  AccessViewer,
  AppAccess,
  EffectiveGates,
} from './types.ts'

/** Yields every check between a viewer and a page, in order; decision and explanation both use it. */
export function* accessChecks(
  app: AppAccess,
  gates: EffectiveGates,
  viewer: AccessViewer | null,
  now: Instant,
  zone: TimeZone,
): Generator<AccessCheck> {
  yield* appChecks(app, gates, viewer)
  yield* pageChecks(gates, viewer, { now, zone })
}

/** Returns the decision of a list of checks: the first failed check is the reason. */
export function decideFromChecks(checks: Iterable<AccessCheck>, viewer: AccessViewer | null): AccessDecision {
  const readOnlyChecks: AccessCheck[] = []
  for (const check of checks) {
    if (!check.passed) return check.denial
    if (check.is_read_only === true) readOnlyChecks.push(check)
  }
  if (readOnlyChecks.length > 0) {
    const purchaseGate = readOnlyChecks.find(({ denial }) => denial.reason === 'PURCHASE_REQUIRED')
    return {
      granted: true,
      reason: 'ALLOW_BROWSING',
      may_act: false,
      ...(purchaseGate && getUnlockOptions(purchaseGate.denial)),
    }
  }
  return { granted: true, may_act: viewer !== null && viewer.subscriber_id !== null }
}

function getUnlockOptions({
  products = [],
  overlay = null,
}: AccessDenied): Pick<AccessGranted, 'products' | 'overlay'> {
  return { products, overlay }
}

/** Decides whether a viewer passes the app's own gates, whatever page it is about (model, "Access"). */
export function decideApp(app: AppAccess, viewer: AccessViewer | null): AccessDecision {
  return decideFromChecks(appChecks(app, null, viewer), viewer)
}

/** Decides whether a viewer who has passed the app's gates may open a page. */
export function decidePage(
  gates: EffectiveGates,
  viewer: AccessViewer | null,
  now: Instant,
  zone: TimeZone,
): AccessDecision {
  return decideFromChecks(pageChecks(gates, viewer, { now, zone }), viewer)
}

/**
 * Decides whether a viewer may open a page: first the app's gates, then the page's. The server decides by it,
 * clients only render by it. `chain` is the page's access node followed by its ancestors. Source: specification
 * sections 4 and 6; model, "Access".
 */
export function decideAccess(
  app: AppAccess,
  chain: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: Instant,
  zone: TimeZone,
): AccessDecision {
  return decideFromChecks(accessChecks(app, effectiveGates(chain), viewer, now, zone), viewer)
}
