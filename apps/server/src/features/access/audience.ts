import { sql } from 'kysely'
import { decideAccess, type AccessNode, type AccessViewer } from '@foyer/domain/access'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'

/** Members who hold the same of some products and pages, and how many they are. */
type Holding = { held: string[]; count: number }

/** The members of an app, grouped by what they hold of everything that some gates ask for. */
export type Audience = { holdings: readonly Holding[] }

/** Groups all members by what they hold of the products and private pages that these gates name; one round trip. */
export async function loadAudience(
  db: AppDb | AppTx,
  nodes: readonly AccessNode[],
  app_products: readonly string[],
  now: Date,
): Promise<Audience> {
  const products = [...new Set([...app_products, ...nodes.flatMap((node) => node.products)])]
  const pages = nodes.filter((node) => node.is_private).map((node) => node.page_id)
  const { rows } = await sql<Holding>`
    with line as (
      select distinct on (e.subscriber_id, e.cause, e.cause_id, e.product_id, e.page_id) e.*
      from entitlements e
      where e.app_id = ${db.app_id} and e.starts_at <= ${now}
        and (e.product_id = any (${products}::uuid[]) or e.page_id = any (${pages}::uuid[]))
      order by e.subscriber_id, e.cause, e.cause_id, e.product_id, e.page_id,
               e.starts_at desc, (e.kind = 'revocation') desc, e.ends_at desc nulls first
    ),
    holder as (
      select subscriber_id, array_agg(distinct coalesce(product_id, page_id)::text order by coalesce(product_id, page_id)::text) as held
      from line where kind = 'grant' and (ends_at is null or ends_at > ${now})
      group by subscriber_id
    ),
    grouped as (select held, count(*)::int as count from holder group by held)
    select held, count from grouped
    union all
    select '{}', greatest(0, (select count(*)::int from subscribers where app_id = ${db.app_id} and user_id is not null)
      - coalesce((select sum(count)::int from grouped), 0))
  `.execute(db)
  return { holdings: rows }
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
  return countWhere(audience, (viewer) => mayOpen(app, chain, viewer, now))
}

/** How many members can open a page under one state of its gates and not under the other. */
export function compareAudience(
  app: AppFacts,
  audience: Audience,
  { before, after }: { before: readonly AccessNode[]; after: readonly AccessNode[] },
  now: Date,
): { gains: Set<number>; loses: Set<number> } {
  const gains = new Set<number>()
  const loses = new Set<number>()
  audience.holdings.forEach(({ held }, index) => {
    const viewer = viewerHolding(held)
    const [could, can] = [mayOpen(app, before, viewer, now), mayOpen(app, after, viewer, now)]
    if (can && !could) gains.add(index)
    if (could && !can) loses.add(index)
  })
  return { gains, loses }
}

/** The members in some groups. */
export function sizeOf(audience: Audience, groups: ReadonlySet<number>): number {
  return audience.holdings.reduce((sum, { count }, index) => sum + (groups.has(index) ? count : 0), 0)
}

function countWhere({ holdings }: Audience, passes: (viewer: AccessViewer) => boolean): number {
  return holdings.reduce((sum, { held, count }) => sum + (passes(viewerHolding(held)) ? count : 0), 0)
}

function mayOpen(app: AppFacts, chain: readonly AccessNode[], viewer: AccessViewer, now: Date): boolean {
  const timeless = chain.map((node) => ({
    ...node,
    is_scheduled: node.is_scheduled && node.unlocks_at !== null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }))
  return decideAccess(app.access, timeless, viewer, now.toISOString(), app.time_zone).granted
}

/** Ids are unique in the app, so one set serves for products and pages. */
function viewerHolding(held: readonly string[]): AccessViewer {
  const ids = new Set(held)
  return {
    subscriber_id: 'any',
    is_admin: false,
    active_product_ids: ids,
    page_entitlements: ids,
    completed_page_ids: new Set(),
    run_starts: new Map(),
  }
}
