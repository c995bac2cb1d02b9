import { decideAccess, type AccessNode, type AccessViewer } from '@foyer/domain/access'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'
import { groupMembers, someOfGroups, type Asked, type Holding } from './repository/audience.ts'

/** The products that a page's gates look for. */
const openersOf = ({ products, is_private, included_in = [] }: AccessNode) =>
  is_private ? [...products, ...included_in] : products

/** How many people an answer names. */
const NAMED = 5

/** The members of an app, grouped by what they hold of everything that some gates ask for. */
export type Audience = { holdings: readonly Holding[]; asked: Asked; now: Date }

/**
 * Groups all members by what they hold of the products and private pages that these gates name, and by when they
 * started what waiting counts from; one round trip.
 */
export async function loadAudience(
  db: AppDb | AppTx,
  nodes: readonly AccessNode[],
  app_products: readonly string[],
  now: Date,
  root_ids: readonly string[] = [],
): Promise<Audience> {
  const asked = {
    product_ids: [...new Set([...app_products, ...nodes.flatMap(openersOf)])],
    page_ids: nodes.filter((node) => node.is_private).map((node) => node.page_id),
    root_ids: [...new Set(root_ids)],
  }
  return { holdings: await groupMembers(db, asked, now), asked, now }
}

/**
 * How many members may open a page today. Waiting that counts from each member's own start is left out of account:
 * everyone who may start counts.
 */
export function countAudience(
  app: AppFacts,
  audience: Audience,
  chain: readonly AccessNode[],
  now: Date,
): number {
  return audience.holdings.reduce(
    (sum, holding) => sum + (mayOpen(app, timeless(chain), viewerHolding(holding), now) ? holding.count : 0),
    0,
  )
}

/** Groups of an audience, by their place in it. */
type Groups = ReadonlySet<number>

/**
 * Which members can open a page under one state of its gates and not under the other, waiting from their own start
 * included. That somebody has completed the page, and so keeps it, is left out of account.
 */
export function compareAudience(
  app: AppFacts,
  audience: Audience,
  { before, after }: { before: readonly AccessNode[]; after: readonly AccessNode[] },
  now: Date,
): { gains: Groups; loses: Groups } {
  return changeOf(audience, (viewer) => ({
    could: mayOpen(app, before, viewer, now),
    can: mayOpen(app, after, viewer, now),
  }))
}

/** Whether strangers could open a page under one state of its gates, and can under the other. */
export type Strangers = Record<'guests' | 'waiting', { could: boolean; can: boolean }>

/** The same for guests, and for people who have signed in and are no members yet. */
export function compareStrangers(
  app: AppFacts,
  { before, after }: { before: readonly AccessNode[]; after: readonly AccessNode[] },
  now: Date,
): Strangers {
  const judge = (viewer: AccessViewer | null) => ({
    could: mayOpen(app, before, viewer, now),
    can: mayOpen(app, after, viewer, now),
  })
  return { guests: judge(null), waiting: judge(WAITING) }
}

/** Somebody who has signed in and is no member yet. */
export const WAITING: AccessViewer = {
  subscriber_id: null,
  is_admin: false,
  active_product_ids: new Set(),
  page_entitlements: new Set(),
  completed_page_ids: new Set(),
  run_starts: new Map(),
}

/** Which groups can, by new settings, what they could not, and which no longer. */
export function changeOf(
  { holdings }: Audience,
  judge: (viewer: AccessViewer) => { could: boolean; can: boolean },
): { gains: Groups; loses: Groups } {
  const gains = new Set<number>()
  const loses = new Set<number>()
  holdings.forEach((holding, index) => {
    const { could, can } = judge(viewerHolding(holding))
    if (can && !could) gains.add(index)
    if (could && !can) loses.add(index)
  })
  return { gains, loses }
}

/** The members in some groups, in figures and with the names of some of them. */
export async function describeChange(
  db: AppDb,
  audience: Audience,
  { gains, loses }: { gains: Groups; loses: Groups },
): Promise<{ gains: number; loses: number; gaining: string[]; losing: string[] }> {
  const [gaining, losing] = await Promise.all([namesOf(db, audience, gains), namesOf(db, audience, loses)])
  return { gains: sizeOfGroups(audience, gains), loses: sizeOfGroups(audience, loses), gaining, losing }
}

/** How many members are in some groups. */
export function sizeOfGroups({ holdings }: Audience, groups: Groups): number {
  return holdings.reduce((sum, { count }, index) => sum + (groups.has(index) ? count : 0), 0)
}

async function namesOf(db: AppDb, { holdings, asked, now }: Audience, chosen: Groups): Promise<string[]> {
  const groups = holdings.filter(({ count }, index) => count > 0 && chosen.has(index))
  const ids = await someOfGroups(db, { asked, groups, now }, NAMED)
  const people = new Map(
    (await findPeopleBySubscriber(db, ids)).map((person) => [person.subscriber_id, person]),
  )
  return ids.flatMap((id) => people.get(id)?.name || people.get(id)?.email || [])
}

function mayOpen(
  app: AppFacts,
  chain: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: Date,
): boolean {
  return decideAccess(app.access, chain, viewer, now.toISOString(), app.time_zone).granted
}

function timeless(chain: readonly AccessNode[]): AccessNode[] {
  return chain.map((node) => ({
    ...node,
    is_scheduled: node.is_scheduled && node.unlocks_at !== null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }))
}

/** Ids are unique in the app, so one set serves for products and pages. */
function viewerHolding({ held, is_admin, starts }: Omit<Holding, 'count'>): AccessViewer {
  const ids = new Set(held)
  return {
    subscriber_id: 'any',
    is_admin,
    active_product_ids: ids,
    page_entitlements: ids,
    completed_page_ids: new Set(),
    run_starts: new Map(Object.entries(starts)),
  }
}
