import { Temporal } from 'temporal-polyfill'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess, DenialReason } from './types.ts'

/*
 * A second reading of the access rules for tests alone. It shares no code with the product: it collects every
 * reason that speaks against the viewer and takes the strictest, where the product walks and stops.
 */

interface ReferenceDenial {
  reason: DenialReason
  details: Record<string, unknown>
}

/** What the rules answer by the reference; compared with `decideAccess` over random cases. */
export function referenceDecision(
  app: AppAccess,
  chain: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: string,
  zone: string,
): AccessDecision {
  const page = chain[0]
  const treeFault = findTreeFault(chain)
  const gates = page ? collectGates(chain, 0) : []
  const someGate = (key: 'is_private' | 'require_authentication' | 'require_purchase') =>
    gates.some((gate) => gate[key])
  const is_public_page =
    page !== undefined &&
    page.allow_browsing &&
    treeFault === null &&
    !someGate('is_private') &&
    !someGate('require_authentication') &&
    !someGate('require_purchase')
  const is_browsable = app.allow_anonymous_browsing && !app.is_private && is_public_page

  const [app_denial] = appDenials(app, viewer, is_browsable)
  if (app_denial) return toDecision(app_denial)
  if (treeFault !== null) return toDecision({ reason: 'IS_PRIVATE', details: { fault: treeFault } })

  const [page_denial] = pageDenials(chain, gates, viewer, now, zone)
  if (page_denial) return toDecision(page_denial)

  const ownsNone = (ids: readonly string[]) =>
    viewer === null || !ids.some((id) => viewer.active_product_ids.has(id))
  const purchaseGates = [
    ...(app.is_subscriber_only ? [{ products: app.app_products, overlay: app.purchase_overlay }] : []),
    ...gates
      .filter((gate) => gate.require_purchase)
      .map((gate) => ({ products: gate.products, overlay: gate.purchase_overlay })),
  ]
  const [missingPurchase] =
    viewer?.is_admin === true ? [] : purchaseGates.filter(({ products }) => ownsNone(products))
  const needs_sign_in = app.require_sign_in || !app.allow_anonymous_browsing
  if (missingPurchase || (viewer === null && needs_sign_in)) {
    return { granted: true, reason: 'ALLOW_BROWSING', may_act: false, ...missingPurchase }
  }
  return { granted: true, may_act: typeof viewer?.subscriber_id === 'string' }
}

const STRICTNESS = [
  'IS_PRIVATE',
  'AUTHENTICATION_REQUIRED',
  'PURCHASE_REQUIRED',
  'START_REQUIRED',
  'IS_SCHEDULED',
]

function sortByStrictness(denials: ReferenceDenial[]): ReferenceDenial[] {
  return denials.toSorted((a, b) => STRICTNESS.indexOf(a.reason) - STRICTNESS.indexOf(b.reason))
}

function toDecision({ reason, details }: ReferenceDenial): AccessDecision {
  return { granted: false, reason, ...details }
}

function appDenials(app: AppAccess, viewer: AccessViewer | null, is_browsable: boolean): ReferenceDenial[] {
  const denials: ReferenceDenial[] = []
  const is_public = !app.is_private && !app.is_subscriber_only && !app.require_sign_in
  const is_closed_to_guests = app.is_private || (app.require_sign_in && !is_browsable)
  if (viewer === null && (is_closed_to_guests || (is_public && !app.allow_anonymous_browsing))) {
    denials.push({ reason: 'AUTHENTICATION_REQUIRED', details: {} })
  }
  if (app.is_private && viewer !== null && viewer.subscriber_id === null) {
    denials.push({ reason: 'IS_PRIVATE', details: {} })
  }
  if (app.is_subscriber_only && !is_browsable && viewer?.is_admin !== true) {
    const owned = new Set(viewer?.active_product_ids ?? [])
    if (app.app_products.every((id) => !owned.has(id))) {
      const details = { products: app.app_products, overlay: app.purchase_overlay }
      denials.push({ reason: 'PURCHASE_REQUIRED', details })
    }
  }
  return sortByStrictness(denials)
}

function pageDenials(
  chain: readonly AccessNode[],
  gates: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: string,
  zone: string,
): ReferenceDenial[] {
  const denials: ReferenceDenial[] = []
  const page = chain[0]
  for (const gate of gates) {
    const keys = [gate.page_id, ...(gate.included_in ?? [])]
    const has_entitlement = keys.some(
      (id) => viewer?.page_entitlements.has(id) === true || viewer?.active_product_ids.has(id) === true,
    )
    if (gate.is_private && !has_entitlement) {
      denials.push({ reason: 'IS_PRIVATE', details: {} })
    }
    if (gate.require_authentication && viewer === null) {
      denials.push({ reason: 'AUTHENTICATION_REQUIRED', details: {} })
    }
    const may_browse = page !== undefined && page.allow_browsing && viewer !== null
    if (gate.require_purchase && viewer?.is_admin !== true && !may_browse) {
      const owned = viewer?.active_product_ids ?? new Set<string>()
      if (gate.products.filter((id) => owned.has(id)).length === 0) {
        const details = { products: gate.products, overlay: gate.purchase_overlay }
        denials.push({ reason: 'PURCHASE_REQUIRED', details })
      }
    }
  }

  const is_done = page !== undefined && viewer !== null && viewer.completed_page_ids.has(page.page_id)
  if (!is_done) denials.push(...dripDenials(chain, gates, viewer, now, zone))
  return sortByStrictness(denials)
}

function dripDenials(
  chain: readonly AccessNode[],
  gates: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: string,
  zone: string,
): ReferenceDenial[] {
  const denials: ReferenceDenial[] = []
  const unlockTimes: (bigint | null)[] = []
  for (const gate of gates.filter((it) => it.is_scheduled)) {
    const ancestors = chain.slice(chain.indexOf(gate))
    const root = ancestors.find((it) => it.is_progress_root)?.page_id ?? null
    const start = (root !== null && viewer?.run_starts.get(root)) || null
    const needsStart =
      gate.unlock_duration_seconds !== null || (gate.schedule_interval ?? gate.schedule_period) !== null
    if (needsStart && start === null) {
      const details = { start_page_id: root, available_after: null }
      denials.push({ reason: 'START_REQUIRED', details })
    } else {
      unlockTimes.push(computeUnlockTime(gate, start, zone))
    }
  }

  const nowNanoseconds = Temporal.Instant.from(now).epochNanoseconds
  if (unlockTimes.some((unlockTime) => unlockTime === null || unlockTime > nowNanoseconds)) {
    const dated = unlockTimes.filter((unlockTime) => unlockTime !== null)
    const latest = dated.reduce((a, b) => (a > b ? a : b), dated[0] ?? 0n)
    const has_date = dated.length === unlockTimes.length
    const available_after = has_date ? new Date(Number(latest / 1_000_000n)).toISOString() : null
    denials.push({ reason: 'IS_SCHEDULED', details: { available_after } })
  }
  return denials
}

function computeUnlockTime(gate: AccessNode, start: string | null, zone: string): bigint | null {
  const unlockTimes: bigint[] = []
  if (gate.unlocks_at !== null) unlockTimes.push(Temporal.Instant.from(gate.unlocks_at).epochNanoseconds)
  if (start !== null && gate.unlock_duration_seconds !== null) {
    const seconds = gate.unlock_duration_seconds
    unlockTimes.push(Temporal.Instant.from(start).add({ seconds }).epochNanoseconds)
  }
  if (start !== null && gate.schedule_interval !== null && gate.schedule_period !== null) {
    const startedAt = Temporal.Instant.from(start).toZonedDateTimeISO(zone)
    const periodEnd = startedAt.add({ [`${gate.schedule_period}s`]: gate.schedule_interval })
    let midnight = periodEnd.startOfDay()
    while (midnight.epochNanoseconds < periodEnd.epochNanoseconds)
      midnight = midnight.add({ days: 1 }).startOfDay()
    unlockTimes.push(midnight.epochNanoseconds)
  }
  return unlockTimes.length === 0 ? null : unlockTimes.reduce((a, b) => (a > b ? a : b))
}

function collectGates(chain: readonly AccessNode[], index: number): AccessNode[] {
  const node = chain[index]
  if (!node) return []
  return node.inherit ? [...collectGates(chain, index + 1), node] : [node]
}

function findTreeFault(chain: readonly AccessNode[]): 'loop' | 'missing_parent' | 'no_node' | null {
  if (chain.length === 0) return 'no_node'
  const ids = chain.map((node) => node.page_id)
  const top = chain[chain.length - 1]
  if (ids.some((id, index) => ids.indexOf(id) !== index)) return 'loop'
  if (top?.parent === null || top === undefined) return null
  return ids.includes(top.parent) ? 'loop' : 'missing_parent'
}
