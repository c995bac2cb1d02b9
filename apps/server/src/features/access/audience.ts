import { decideAccess, decideApp, type AccessNode, type AccessViewer } from '@foyer/domain/access'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'
import {
  groupMembers,
  listGroupMembers,
  type AudienceQuery,
  type MemberGroup,
} from './repository/audience.ts'

/** Lists the products that satisfy a page's gates. */
const listGateProducts = ({ products, is_private, included_in = [] }: AccessNode) =>
  is_private ? [...products, ...included_in] : products

/** How many people an answer names. */
const MAX_NAMES = 5

/** The members of an app, grouped by the access they own that some gates require. */
export type Audience = { member_groups: readonly MemberGroup[]; query: AudienceQuery; now: Date }

/**
 * Groups all members by their ownership of the products and private pages in these gates, and by the start of the
 * runs that drip counts from. One round trip.
 */
export async function loadAudience(
  db: AppDb | AppTx,
  nodes: readonly AccessNode[],
  app_products: readonly string[],
  now: Date,
  root_ids: readonly string[] = [],
): Promise<Audience> {
  const query = {
    product_ids: [...new Set([...app_products, ...nodes.flatMap(listGateProducts)])],
    page_ids: nodes.filter((node) => node.is_private).map((node) => node.page_id),
    root_ids: [...new Set(root_ids)],
  }
  return { member_groups: await groupMembers(db, query, now), query, now }
}

/**
 * The groups whose members may open a page today, or the app alone where `chain` is null. Waiting that counts from
 * each member's own start is left out of account: everyone who may start counts.
 */
export function findAudience(
  app: AppFacts,
  { member_groups }: Audience,
  chain: readonly AccessNode[] | null,
  now: Date,
): GroupIndexes {
  const gates = chain && withoutRelativeDrip(chain)
  const can = (viewer: AccessViewer): boolean =>
    gates ? canOpen(app, gates, viewer, now) : decideApp(app.access, viewer).granted
  return new Set(member_groups.flatMap((group, index) => (can(createGroupViewer(group)) ? [index] : [])))
}

/** Groups of an audience, by their place in it. */
export type GroupIndexes = ReadonlySet<number>

/**
 * Compares which members can open a page under two states of its gates, including drip from their own start. Earlier
 * completions of the page, which retain access, are ignored.
 */
export function compareAudience(
  app: AppFacts,
  audience: Audience,
  { before, after }: { before: readonly AccessNode[]; after: readonly AccessNode[] },
  now: Date,
): { gains: GroupIndexes; loses: GroupIndexes } {
  return compareGroups(audience, (viewer) => ({
    could: canOpen(app, before, viewer, now),
    can: canOpen(app, after, viewer, now),
  }))
}

/** Whether strangers could open a page under one state of its gates, and can under the other. */
export type NonMemberAccess = Record<'guests' | 'waiting', { could: boolean; can: boolean }>

/** The same for guests, and for people who have signed in and are no members yet. */
export function compareNonMembers(
  app: AppFacts,
  { before, after }: { before: readonly AccessNode[]; after: readonly AccessNode[] },
  now: Date,
): NonMemberAccess {
  const decide = (viewer: AccessViewer | null) => ({
    could: canOpen(app, before, viewer, now),
    can: canOpen(app, after, viewer, now),
  })
  return { guests: decide(null), waiting: decide(PENDING_VIEWER) }
}

/** A signed-in user who is not yet a member. */
export const PENDING_VIEWER: AccessViewer = {
  subscriber_id: null,
  is_admin: false,
  active_product_ids: new Set(),
  page_entitlements: new Set(),
  completed_page_ids: new Set(),
  run_starts: new Map(),
}

/** Which groups can, by new settings, what they could not, and which no longer. */
export function compareGroups(
  { member_groups }: Audience,
  decide: (viewer: AccessViewer) => { could: boolean; can: boolean },
): { gains: GroupIndexes; loses: GroupIndexes } {
  const gains = new Set<number>()
  const loses = new Set<number>()
  member_groups.forEach((group, index) => {
    const { could, can } = decide(createGroupViewer(group))
    if (can && !could) gains.add(index)
    if (could && !can) loses.add(index)
  })
  return { gains, loses }
}

/** The members in some groups, in figures and with the names of some of them. */
export async function describeChange(
  db: AppDb,
  audience: Audience,
  { gains, loses }: { gains: GroupIndexes; loses: GroupIndexes },
): Promise<{ gains: number; loses: number; gaining: string[]; losing: string[] }> {
  const [gaining, losing] = await Promise.all([
    listMemberNames(db, audience, gains),
    listMemberNames(db, audience, loses),
  ])
  return {
    gains: countGroupMembers(audience, gains),
    loses: countGroupMembers(audience, loses),
    gaining,
    losing,
  }
}

/** How many members are in some groups. */
export function countGroupMembers({ member_groups }: Audience, groups: GroupIndexes): number {
  return member_groups.reduce((sum, { count }, index) => sum + (groups.has(index) ? count : 0), 0)
}

async function listMemberNames(
  db: AppDb,
  { member_groups, query, now }: Audience,
  chosen: GroupIndexes,
): Promise<string[]> {
  const groups = member_groups.filter(({ count }, index) => count > 0 && chosen.has(index))
  const ids = await listGroupMembers(db, { query, groups, now }, MAX_NAMES)
  const people = new Map(
    (await findPeopleBySubscriber(db, ids)).map((person) => [person.subscriber_id, person]),
  )
  return ids.flatMap((id) => people.get(id)?.name || people.get(id)?.email || [])
}

function canOpen(
  app: AppFacts,
  chain: readonly AccessNode[],
  viewer: AccessViewer | null,
  now: Date,
): boolean {
  return decideAccess(app.access, chain, viewer, now.toISOString(), app.time_zone).granted
}

function withoutRelativeDrip(chain: readonly AccessNode[]): AccessNode[] {
  return chain.map((node) => ({
    ...node,
    is_scheduled: node.is_scheduled && node.unlocks_at !== null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }))
}

/** Ids are unique in the app, so one set serves for products and pages. */
function createGroupViewer({ held, starts }: Omit<MemberGroup, 'count'>): AccessViewer {
  const ids = new Set(held)
  return {
    subscriber_id: 'any',
    is_admin: false,
    active_product_ids: ids,
    page_entitlements: ids,
    completed_page_ids: new Set(),
    run_starts: new Map(Object.entries(starts)),
  }
}
