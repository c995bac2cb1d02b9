import { effectiveGates, getAccessChain } from '@foyer/domain/access'
import { computeUnlockTime, countsFromStart, findUnlockedStarts } from '@foyer/domain/drip'
import type { Ctx } from '#platform/context.ts'
import {
  decidePagesAccess,
  findReaders,
  listRunners,
  type PageDecision,
  type StartRange,
} from '../../access/index.ts'
import { loadLiveSite, type Site } from '../../pages/index.ts'
import { recordNotices } from '../commands/record.ts'
import { listMembersOfZones, type Reminded } from '../repository/members.ts'
import type { Window } from './app-plans.ts'

/** Members who are recorded together. */
const BATCH = 1_000
/** How long it is news that something has opened. */
const NEWS_MS = 2 * 86_400_000

/** A page that has opened for a member, and when. */
type Opened = { member: Reminded; page_id: string; at: string }

/**
 * Records which pages have opened in a window by drip: those with a date for all members, and those that count from a
 * start for who has started then. What opens at one instant is one notice; only who could not read a page before and
 * can now is notified.
 */
export async function recordUnlocks(ctx: Ctx, window: Window): Promise<void> {
  const site = await loadLiveSite(ctx)
  const ends = { after: window.after.toISOString(), until: window.until.toISOString() }
  const dated: { page_id: string; at: string }[] = []
  const ranges: StartRange[] = []
  for (const node of site.nodes.values()) {
    const { page_id, is_scheduled, unlocks_at } = node
    if (!is_scheduled || !site.pages.has(page_id)) continue
    if (countsFromStart(node)) {
      const root_id = findRoot(site, page_id)
      if (root_id === null) continue
      const found = findUnlockedStarts(node, ends, ctx.app.time_zone)
      ranges.push(...found.map((range) => ({ ...range, page_id, root_id })))
    } else if (unlocks_at !== null && isIn(unlocks_at, window)) dated.push({ page_id, at: unlocks_at })
  }

  const opened = await findOpenedRuns(ctx, site, { ranges, window })
  const page_ids = new Set([...dated, ...opened].map(({ page_id }) => page_id))
  if (page_ids.size === 0) return
  const decisions = await decidePagesAccess(ctx, null, [...page_ids])
  const by_member = [...Map.groupBy(opened, ({ member }) => member.subscriber_id).values()]
  for (let at = 0; at < by_member.length; at += BATCH)
    await recordOpened(ctx, by_member.slice(at, at + BATCH).flat(), { decisions, window, by: 'start' })
  if (dated.length === 0) return

  let after_id: string | null = null
  let members: Reminded[] = []
  do {
    members = await listMembersOfZones(ctx.db, { zones: null, after_id, limit: BATCH })
    after_id = members.at(-1)?.subscriber_id ?? null
    const of_all = members.flatMap((member) => dated.map((page) => ({ member, ...page })))
    await recordOpened(ctx, of_all, { decisions, window, by: 'date' })
  } while (members.length === BATCH)
}

/** The pages that have opened for runs, by the start of each. */
async function findOpenedRuns(
  ctx: Ctx,
  site: Site,
  { ranges, window }: { ranges: readonly StartRange[]; window: Window },
): Promise<Opened[]> {
  const runners = await listRunners(ctx.db, ranges)
  return runners.flatMap(({ page_id, started_at, ...member }): Opened[] => {
    const node = site.nodes.get(page_id)
    const unlock = node && computeUnlockTime(node, started_at.toISOString(), ctx.app.time_zone)
    return unlock && 'at' in unlock && isIn(unlock.at, window) ? [{ member, page_id, at: unlock.at }] : []
  })
}

/** Records one notice for each member and instant, of the pages that were closed to them before. */
async function recordOpened(
  ctx: Ctx,
  opened: readonly Opened[],
  {
    decisions,
    window,
    by,
  }: { decisions: ReadonlyMap<string, PageDecision>; window: Window; by: 'start' | 'date' },
): Promise<void> {
  const news: Opened[] = []
  for (const [page_id, of_page] of Map.groupBy(opened, (one) => one.page_id)) {
    const decided = decisions.get(page_id)
    if (!decided) continue
    const readers = await findReaders(
      ctx,
      decided,
      of_page.map(({ member }) => member),
    )
    const before = await findReaders(ctx, decided, readers, window.after)
    const known = new Set(before.map(({ subscriber_id }) => subscriber_id))
    const now = new Set(readers.map(({ subscriber_id }) => subscriber_id))
    news.push(
      ...of_page.filter(
        ({ member: { subscriber_id } }) => now.has(subscriber_id) && !known.has(subscriber_id),
      ),
    )
  }
  const together = Map.groupBy(news, ({ member, at }) => `${member.subscriber_id} ${at}`)
  await recordNotices(
    ctx,
    [...together.values()].flatMap((pages) => {
      const [first] = pages
      if (!first) return []
      return {
        recipient: first.member,
        kind: 'unlocked' as const,
        key: `unlocked:${by}:${first.at}`,
        params: { page_ids: pages.map(({ page_id }) => page_id) },
        expires_at: new Date(Date.parse(first.at) + NEWS_MS),
      }
    }),
  )
}

/** The page from whose start the rule of a page counts. */
function findRoot({ nodes }: Site, page_id: string): string | null {
  return effectiveGates(getAccessChain(page_id, nodes)).progress_root_id
}

function isIn(instant: string, { after, until }: Window): boolean {
  const ms = Date.parse(instant)
  return ms > after.getTime() && ms <= until.getTime()
}
