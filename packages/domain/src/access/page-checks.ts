import { countsFromStart, computeUnlockTime } from '../drip/index.ts'
import { epochMs } from '../time/index.ts'
import type { Instant } from '../time/index.ts'
import { findUnlockInstant } from './rules.ts'
import type { AccessCheck } from './rules.ts'
import type { AccessClock, AccessViewer, EffectiveGates, GateLayer } from './types.ts'

/**
 * Yields the checks of a page's effective gates, from the strictest reason to the mildest over all layers, so that a
 * private page never reveals its price (model, "Order of reasons").
 */
export function* pageChecks(
  gates: EffectiveGates,
  viewer: AccessViewer | null,
  clock: AccessClock,
): Generator<AccessCheck> {
  if (gates.fault !== null) {
    yield {
      rule: 'page_tree',
      page_id: gates.page_id,
      facts: { fault: gates.fault },
      passed: false,
      denial: { granted: false, reason: 'IS_PRIVATE', fault: gates.fault },
    }
  }
  for (const layer of gates.layers) if (layer.is_private) yield privateCheck(layer, viewer)
  for (const layer of gates.layers) if (layer.require_authentication) yield signInCheck(layer, viewer)
  for (const layer of gates.layers) {
    if (layer.require_purchase) yield purchaseCheck(layer, viewer, gates.allow_browsing)
  }
  yield* dripChecks(gates, viewer, clock)
}

/** Passes viewers who were granted the page or own a product that includes it. A denial never names those products. */
function privateCheck({ page_id, included_in }: GateLayer, viewer: AccessViewer | null): AccessCheck {
  const owned_products = included_in.filter((id) => viewer?.active_product_ids.has(id))
  const has_grant = viewer?.page_entitlements.has(page_id) ?? false
  return {
    rule: 'page_private',
    page_id,
    facts: { products: included_in, owned_products, has_grant },
    passed: has_grant || owned_products.length > 0,
    denial: { granted: false, reason: 'IS_PRIVATE' },
  }
}

/**
 * Whether a viewer has the page entitlement of a private page: by a grant, or by owning a product that includes it
 * (model, "Private page").
 */
export function hasPrivatePageAccess(layer: GateLayer, viewer: AccessViewer | null): boolean {
  return privateCheck(layer, viewer).passed
}

function signInCheck(layer: GateLayer, viewer: AccessViewer | null): AccessCheck {
  return {
    rule: 'page_sign_in',
    page_id: layer.page_id,
    facts: {},
    passed: viewer !== null,
    denial: { granted: false, reason: 'AUTHENTICATION_REQUIRED' },
  }
}

function purchaseCheck(layer: GateLayer, viewer: AccessViewer | null, allow_browsing: boolean): AccessCheck {
  const { page_id, products, purchase_overlay: overlay } = layer
  const owned_products = products.filter((id) => viewer?.active_product_ids.has(id))
  const check: AccessCheck = {
    rule: 'page_purchase',
    page_id,
    facts: { products, overlay, owned_products },
    passed: owned_products.length > 0,
    denial: { granted: false, reason: 'PURCHASE_REQUIRED', products, overlay },
  }
  if (check.passed || !viewer) return check
  if (viewer.is_admin) return { ...check, passed: true, waived_by: 'is_admin' }
  if (allow_browsing) return { ...check, passed: true, waived_by: 'allow_browsing', is_read_only: true }
  return check
}

function* dripChecks(
  gates: EffectiveGates,
  viewer: AccessViewer | null,
  clock: AccessClock,
): Generator<AccessCheck> {
  const scheduled = gates.layers.filter((layer) => layer.is_scheduled)
  if (scheduled.length === 0) return

  const is_completed = viewer?.completed_page_ids.has(gates.page_id) ?? false
  const unlocks = scheduled.map((layer) => {
    const started_at = findRunStart(layer, viewer)
    return { layer, started_at, unlock: computeUnlockTime(layer, started_at, clock.zone) }
  })

  for (const { layer, started_at } of unlocks) {
    if (!countsFromStart(layer)) continue
    const { page_id, progress_root_id } = layer
    yield waiveIfCompleted(is_completed, {
      rule: 'page_start',
      page_id,
      facts: { progress_root_id, started_at },
      passed: started_at !== null,
      denial: {
        granted: false,
        reason: 'START_REQUIRED',
        start_page_id: progress_root_id,
        available_after: null,
      },
    })
  }

  const available_after = latestOrNever(unlocks.map(({ unlock }) => findUnlockInstant(unlock)))
  for (const { layer, unlock } of unlocks) {
    yield waiveIfCompleted(is_completed, {
      rule: 'page_schedule',
      page_id: layer.page_id,
      facts: { unlocks_at: findUnlockInstant(unlock) },
      passed: 'at' in unlock && epochMs(clock.now) >= epochMs(unlock.at),
      denial: { granted: false, reason: 'IS_SCHEDULED', available_after },
    })
  }
}

function findRunStart(layer: GateLayer, viewer: AccessViewer | null): Instant | null {
  if (!viewer || layer.progress_root_id === null) return null
  return viewer.run_starts.get(layer.progress_root_id) ?? null
}

/** A page that the subscriber has ever completed is not locked by drip (model, "Completion"). */
function waiveIfCompleted(is_completed: boolean, check: AccessCheck): AccessCheck {
  return is_completed && !check.passed ? { ...check, passed: true, waived_by: 'completed' } : check
}

function latestOrNever(dates: readonly (Instant | null)[]): Instant | null {
  return dates.reduce((latest, date) => {
    if (latest === null || date === null) return null
    return epochMs(date) > epochMs(latest) ? date : latest
  }, dates[0] ?? null)
}
