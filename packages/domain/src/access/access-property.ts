import fc from 'fast-check'
import { mayAccessApp } from './app-checks.ts'
import { decideAccess, decideApp } from './decide.ts'
import { explainAccess } from './explain-access.ts'
import { referenceDecision } from './reference-decision.ts'
import type { AccessDecision, AccessNode, AccessViewer, AppAccess } from './types.ts'

/*
 * Random cases for the access rules, for tests and for the proof run. Ids come from small sets, so that gates
 * and what the viewer holds meet often; moments lie around changes of the clock in the zones.
 */

interface AccessCase {
  app: AppAccess
  chain: AccessNode[]
  viewer: AccessViewer | null
  now: string
  zone: string
}

const PAGES = ['p0', 'p1', 'p2', 'p3']
const PRODUCTS = ['gold', 'silver', 'bronze']
const INSTANTS = [
  '2025-10-26T00:30:00.000Z',
  '2026-01-31T23:59:59.999Z',
  '2026-03-08T04:59:00.000Z',
  '2026-03-29T00:00:00.000Z',
  '2026-03-30T22:00:00.000Z',
  '2026-04-05T14:00:00.000Z',
  '2026-04-24T22:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
]
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

const instant = fc.constantFrom(...INSTANTS)
const mostlyFalse = fc.integer({ min: 0, max: 3 }).map((n) => n === 0)
const products = fc.subarray(PRODUCTS)
const overlay = fc.constantFrom('offer', null)

const app: fc.Arbitrary<AppAccess> = fc.record({
  is_private: mostlyFalse,
  is_subscriber_only: mostlyFalse,
  require_sign_in: mostlyFalse,
  allow_anonymous_browsing: fc.boolean(),
  app_products: products,
  purchase_overlay: overlay,
  prompt_purchase_post_sign_up: fc.boolean(),
  sso_apple_enabled: fc.boolean(),
  sso_google_enabled: fc.boolean(),
})

const period = fc.option(
  fc.tuple(
    fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    fc.integer({ min: 1, max: 3 }),
  ),
  { freq: 2 },
)

const gates = fc
  .record({
    inherit: fc.boolean(),
    is_progress_root: mostlyFalse,
    is_private: mostlyFalse,
    require_purchase: mostlyFalse,
    allow_browsing: fc.boolean(),
    require_authentication: mostlyFalse,
    is_scheduled: mostlyFalse,
    unlocks_at: fc.option(instant),
    unlock_duration_seconds: fc.option(fc.constantFrom(0, 1, 86_400, 30 * 86_400)),
    period,
    products,
    purchase_overlay: overlay,
    included_in: products,
  })
  .map(({ period, ...node }) => ({
    ...node,
    schedule_period: period?.[0] ?? null,
    schedule_interval: period?.[1] ?? null,
  }))

/** Mostly valid chains; sometimes one whose top refers to an unknown page or back into the chain. */
const chain = fc
  .tuple(fc.array(gates, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 19 }))
  .map(([nodes, topKind]) =>
    nodes.map((node, index): AccessNode => {
      const parentId = index + 1 < nodes.length ? PAGES[index + 1] : undefined
      const topParent = topKind === 0 ? 'unknown' : topKind === 1 ? 'p0' : null
      return { page_id: PAGES[index] ?? '', parent: parentId ?? topParent, ...node }
    }),
  )

const viewer = fc.option(
  fc.record({
    subscriber_id: fc.constantFrom('s1', 's1', 's1', null),
    is_admin: mostlyFalse,
    active_product_ids: products.map((ids): ReadonlySet<string> => new Set(ids)),
    page_entitlements: fc.subarray(PAGES).map((ids): ReadonlySet<string> => new Set(ids)),
    completed_page_ids: fc.subarray(PAGES).map((ids): ReadonlySet<string> => new Set(ids)),
    run_starts: fc
      .array(fc.tuple(fc.constantFrom(...PAGES), instant), { maxLength: 3 })
      .map((starts): ReadonlyMap<string, string> => new Map(starts)),
  }),
  { freq: 4 },
)

const accessCase: fc.Arbitrary<AccessCase> = fc.record({
  app,
  chain,
  viewer,
  now: instant,
  zone: fc.constantFrom(...ZONES),
})

function decide(it: AccessCase): AccessDecision {
  return decideAccess(it.app, it.chain, it.viewer, it.now, it.zone)
}

/** One more gate somewhere: on the app, or on any page of the chain. */
const gateToAdd = fc.record({
  at: fc.integer({ min: -1, max: 3 }),
  kind: fc.integer({ min: 0, max: 7 }),
  products,
})

type AddedGate = { at: number; kind: number; products: string[] }

function addGate(it: AccessCase, gate: AddedGate): AccessCase {
  const { app, chain, ...rest } = it
  if (gate.at === -1 || gate.at >= chain.length) {
    const tightenings: Partial<AppAccess>[] = [
      { is_private: true },
      { require_sign_in: true },
      { is_subscriber_only: true },
      { allow_anonymous_browsing: false },
    ]
    if (gate.kind === 4)
      return { ...rest, chain, app: { ...app, app_products: keepProducts(app.app_products, gate) } }
    return { ...rest, chain, app: { ...app, ...tightenings[gate.kind] } }
  }
  if (gate.kind === 4) return { ...rest, app, chain: insertLayer(chain, gate) }
  const tightenings: Partial<AccessNode>[] = [
    { is_private: true },
    { require_authentication: true },
    { require_purchase: true },
    { is_scheduled: true },
  ]
  const tighten = (node: AccessNode): AccessNode => {
    if (gate.kind === 5) return reduceProducts(node, gate)
    return gate.kind > 5 ? postpone(node, gate) : { ...node, ...tightenings[gate.kind] }
  }
  return { ...rest, app, chain: chain.map((node, index) => (index === gate.at ? tighten(node) : node)) }
}

const keepProducts = (ids: readonly string[], gate: AddedGate): string[] =>
  ids.filter((id) => gate.products.includes(id))

/** A page more between two of the chain, or at its top, with gates of its own, which are taken over like all others. */
function insertLayer(chain: readonly AccessNode[], { at, products }: AddedGate): AccessNode[] {
  const below = chain[at]
  if (!below) return [...chain]
  const layer: AccessNode = {
    ...below,
    page_id: 'between',
    inherit: true,
    is_progress_root: false,
    allow_browsing: false,
    is_private: products.includes('gold'),
    require_purchase: true,
    products,
  }
  return [...chain.slice(0, at), { ...below, parent: 'between' }, layer, ...chain.slice(at + 1)]
}

function reduceProducts(node: AccessNode, gate: AddedGate): AccessNode {
  return {
    ...node,
    products: keepProducts(node.products, gate),
    included_in: keepProducts(node.included_in ?? [], gate),
  }
}

/** Postpones every drip rule that a page has; without a rule the page is unchanged. */
function postpone(node: AccessNode, { kind }: AddedGate): AccessNode {
  const { unlocks_at, unlock_duration_seconds, schedule_interval } = node
  const has_rule = unlocks_at !== null || unlock_duration_seconds !== null || schedule_interval !== null
  if (!has_rule) return node
  if (kind === 6) {
    const instant = Date.parse(unlocks_at ?? '2026-03-01T00:00:00.000Z')
    return { ...node, unlocks_at: new Date(instant + 40 * 86_400_000).toISOString() }
  }
  return {
    ...node,
    unlock_duration_seconds: (unlock_duration_seconds ?? 0) + 5 * 86_400,
    schedule_interval: schedule_interval === null ? null : schedule_interval + 1,
  }
}

/**
 * Throws at the first of so many random cases in which the decision differs from the reference or its
 * explanation.
 */
export function compareWithReference(num_runs: number): void {
  fc.assert(
    fc.property(accessCase, (it) => {
      const decision = JSON.stringify(decide(it), sortedKeys)
      const reference = referenceDecision(it.app, it.chain, it.viewer, it.now, it.zone)
      const explained = explainAccess(it.app, it.chain, it.viewer, it.now, it.zone).decision
      return (
        decision === JSON.stringify(reference, sortedKeys) &&
        decision === JSON.stringify(explained, sortedKeys)
      )
    }),
    { numRuns: num_runs },
  )
}

/**
 * Throws at the first of so many random cases in which one more gate lets a viewer read or act who could not.
 */
export function checkGatesNeverWiden(num_runs: number): void {
  fc.assert(
    fc.property(accessCase, gateToAdd, (it, gate) => {
      const before = decide(it)
      const after = decide(addGate(it, gate))
      if (after.granted && !before.granted) return false
      return !(after.granted && after.may_act) || (before.granted && before.may_act)
    }),
    { numRuns: num_runs },
  )
}

/**
 * Checks random cases and throws at the first in which a person gets into an app without access to it, or in which
 * an added gate admits one; a subscriber-only app is no such gate, because everyone may access it.
 */
export function checkAppGatesAgree(num_runs: number): void {
  const appGates = fc.constantFrom<Partial<AppAccess>>(
    { is_private: true },
    { require_sign_in: true },
    { allow_anonymous_browsing: false },
  )
  fc.assert(
    fc.property(app, viewer, appGates, (access, subject, appGate) => {
      const is_widened = mayAccessApp({ ...access, ...appGate }, subject) && !mayAccessApp(access, subject)
      return !is_widened && (mayAccessApp(access, subject) || !decideApp(access, subject).granted)
    }),
    { numRuns: num_runs },
  )
}

/**
 * Checks random cases and throws at the first in which inheritance, or signing out, shows a page that was hidden
 * without.
 */
export function checkInheritanceNeverWidens(num_runs: number): void {
  fc.assert(
    fc.property(accessCase, (it) => {
      const withoutInheritance = it.chain.map((node, index) =>
        index === 0 ? { ...node, inherit: false } : node,
      )
      const inherited = withoutInheritance.map((node, index) =>
        index === 0 ? { ...node, inherit: true } : node,
      )
      const is_widened =
        decide({ ...it, chain: inherited }).granted && !decide({ ...it, chain: withoutInheritance }).granted
      const signing_in_narrows = decide({ ...it, viewer: null }).granted && !decide(it).granted
      return !is_widened && !signing_in_narrows
    }),
    { numRuns: num_runs },
  )
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
