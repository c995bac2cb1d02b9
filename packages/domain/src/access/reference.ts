import { Temporal } from 'temporal-polyfill'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess, DenialReason } from './types.ts'

/*
 * A second reading of the access rules for tests alone. It shares no code with the product: it collects every
 * reason that speaks against the viewer and takes the strictest, where the product walks and stops.
 */

interface Objection {
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
  const broken = brokenBy(chain)
  const gates = page ? gatesOf(chain, 0) : []
  const asks = (key: 'is_private' | 'require_authentication' | 'require_purchase') =>
    gates.some((gate) => gate[key])
  const is_public_page =
    page !== undefined &&
    page.allow_browsing &&
    broken === null &&
    !asks('is_private') &&
    !asks('require_authentication') &&
    !asks('require_purchase')
  const is_lent = app.allow_anonymous_browsing && !app.is_private && is_public_page

  const [of_app] = appObjections(app, viewer, is_lent)
  if (of_app) return denied(of_app)
  if (broken !== null) return denied({ reason: 'IS_PRIVATE', details: { fault: broken } })

  const [of_page] = pageObjections(chain, gates, viewer, now, zone)
  if (of_page) return denied(of_page)

  const lacks = (ids: readonly string[]) =>
    viewer === null || !ids.some((id) => viewer.active_product_ids.has(id))
  const sold = [
    ...(app.is_subscriber_only ? [{ products: app.app_products, overlay: app.purchase_overlay }] : []),
    ...gates
      .filter((gate) => gate.require_purchase)
      .map((gate) => ({ products: gate.products, overlay: gate.purchase_overlay })),
  ]
  const [lacking] = viewer?.is_admin === true ? [] : sold.filter(({ products }) => lacks(products))
  const needs_sign_in = app.require_sign_in || !app.allow_anonymous_browsing
  if (lacking || (viewer === null && needs_sign_in)) {
    return { granted: true, reason: 'ALLOW_BROWSING', may_act: false, ...lacking }
  }
  return { granted: true, may_act: typeof viewer?.subscriber_id === 'string' }
}

const ORDER = ['IS_PRIVATE', 'AUTHENTICATION_REQUIRED', 'PURCHASE_REQUIRED', 'START_REQUIRED', 'IS_SCHEDULED']

function byStrictness(objections: Objection[]): Objection[] {
  return objections.toSorted((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason))
}

function denied({ reason, details }: Objection): AccessDecision {
  return { granted: false, reason, ...details }
}

function appObjections(app: AppAccess, viewer: AccessViewer | null, is_lent: boolean): Objection[] {
  const objections: Objection[] = []
  const is_public = !app.is_private && !app.is_subscriber_only && !app.require_sign_in
  const is_closed_to_guests = app.is_private || (app.require_sign_in && !is_lent)
  if (viewer === null && (is_closed_to_guests || (is_public && !app.allow_anonymous_browsing))) {
    objections.push({ reason: 'AUTHENTICATION_REQUIRED', details: {} })
  }
  if (app.is_private && viewer !== null && viewer.subscriber_id === null) {
    objections.push({ reason: 'IS_PRIVATE', details: {} })
  }
  if (app.is_subscriber_only && !is_lent && viewer?.is_admin !== true) {
    const owned = new Set(viewer?.active_product_ids ?? [])
    if (app.app_products.every((id) => !owned.has(id))) {
      const details = { products: app.app_products, overlay: app.purchase_overlay }
      objections.push({ reason: 'PURCHASE_REQUIRED', details })
    }
  }
  return byStrictness(objections)
}

function pageObjections(
  chain: readonly AccessNode[],
  gates: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: string,
  zone: string,
): Objection[] {
  const objections: Objection[] = []
  const page = chain[0]
  for (const gate of gates) {
    const keys = [gate.page_id, ...(gate.included_in ?? [])]
    const has_key = keys.some(
      (id) => viewer?.page_entitlements.has(id) === true || viewer?.active_product_ids.has(id) === true,
    )
    if (gate.is_private && !has_key) {
      objections.push({ reason: 'IS_PRIVATE', details: {} })
    }
    if (gate.require_authentication && viewer === null) {
      objections.push({ reason: 'AUTHENTICATION_REQUIRED', details: {} })
    }
    const may_browse = page !== undefined && page.allow_browsing && viewer !== null
    if (gate.require_purchase && viewer?.is_admin !== true && !may_browse) {
      const owned = viewer?.active_product_ids ?? new Set<string>()
      if (gate.products.filter((id) => owned.has(id)).length === 0) {
        const details = { products: gate.products, overlay: gate.purchase_overlay }
        objections.push({ reason: 'PURCHASE_REQUIRED', details })
      }
    }
  }

  const is_done = page !== undefined && viewer !== null && viewer.completed_page_ids.has(page.page_id)
  if (!is_done) objections.push(...dripObjections(chain, gates, viewer, now, zone))
  return byStrictness(objections)
}

function dripObjections(
  chain: readonly AccessNode[],
  gates: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: string,
  zone: string,
): Objection[] {
  const objections: Objection[] = []
  const opens: (bigint | null)[] = []
  for (const gate of gates.filter((it) => it.is_scheduled)) {
    const above = chain.slice(chain.indexOf(gate))
    const root = above.find((it) => it.is_progress_root)?.page_id ?? null
    const start = (root !== null && viewer?.run_starts.get(root)) || null
    const waits =
      gate.unlock_duration_seconds !== null || (gate.schedule_interval ?? gate.schedule_period) !== null
    if (waits && start === null) {
      const details = { start_page_id: root, available_after: null }
      objections.push({ reason: 'START_REQUIRED', details })
    } else {
      opens.push(openingOf(gate, start, zone))
    }
  }

  const moment = Temporal.Instant.from(now).epochNanoseconds
  if (opens.some((open) => open === null || open > moment)) {
    const known = opens.filter((open) => open !== null)
    const latest = known.reduce((a, b) => (a > b ? a : b), known[0] ?? 0n)
    const is_datable = known.length === opens.length
    const available_after = is_datable ? new Date(Number(latest / 1_000_000n)).toISOString() : null
    objections.push({ reason: 'IS_SCHEDULED', details: { available_after } })
  }
  return objections
}

function openingOf(gate: AccessNode, start: string | null, zone: string): bigint | null {
  const opens: bigint[] = []
  if (gate.unlocks_at !== null) opens.push(Temporal.Instant.from(gate.unlocks_at).epochNanoseconds)
  if (start !== null && gate.unlock_duration_seconds !== null) {
    const seconds = gate.unlock_duration_seconds
    opens.push(Temporal.Instant.from(start).add({ seconds }).epochNanoseconds)
  }
  if (start !== null && gate.schedule_interval !== null && gate.schedule_period !== null) {
    const began = Temporal.Instant.from(start).toZonedDateTimeISO(zone)
    const whole = began.add({ [`${gate.schedule_period}s`]: gate.schedule_interval })
    let midnight = whole.startOfDay()
    while (midnight.epochNanoseconds < whole.epochNanoseconds)
      midnight = midnight.add({ days: 1 }).startOfDay()
    opens.push(midnight.epochNanoseconds)
  }
  return opens.length === 0 ? null : opens.reduce((a, b) => (a > b ? a : b))
}

function gatesOf(chain: readonly AccessNode[], index: number): AccessNode[] {
  const node = chain[index]
  if (!node) return []
  return node.inherit ? [...gatesOf(chain, index + 1), node] : [node]
}

function brokenBy(chain: readonly AccessNode[]): 'loop' | 'missing_parent' | 'no_node' | null {
  if (chain.length === 0) return 'no_node'
  const ids = chain.map((node) => node.page_id)
  const top = chain[chain.length - 1]
  if (ids.some((id, index) => ids.indexOf(id) !== index)) return 'loop'
  if (top?.parent === null || top === undefined) return null
  return ids.includes(top.parent) ? 'loop' : 'missing_parent'
}
