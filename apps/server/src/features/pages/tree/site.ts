import { LRUCache } from 'lru-cache'
import { hasOwnPlace } from '@foyer/content/definitions'
import type { TagRef } from '@foyer/contract/pages/tag-shapes'
import type { AccessNode } from '@foyer/domain/access'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { cachePerServer } from '#platform/database/app-versions.ts'
import { listConfiguredNodes, PLAIN_NODE } from '../../access/index.ts'
import { findRelease, listRedirects } from '../queries/releases.ts'
import { loadPageTags } from '../queries/tags.ts'
import { listVersions } from '../queries/versions.ts'
import { createReleaseTree, type ReleaseTree } from './release-tree.ts'

/** What members see: a release behind the access settings in force, with its pages' tags and the paths they left. */
export type Site = ReleaseTree & {
  nodes: ReadonlyMap<string, AccessNode>
  /** Pages by former path. An undo adds to them, so they belong to no release. */
  redirects: ReadonlyMap<string, string>
  /** The times at which pages unlock by date, ascending. */
  unlock_times: readonly number[]
  /** The tags of each page, by name; a page without any is missing. */
  tags: ReadonlyMap<string, readonly TagRef[]>
}

/** The site of each app as its version of this number has it; bounded by pages. */
const getCache = cachePerServer(() => ({
  sites: new LRUCache<string, { version: number; site: Site }>({
    maxSize: 400_000,
    sizeCalculation: ({ site }) => site.pages.size + 1,
  }),
  pending: new Map<string, Promise<Site>>(),
}))

/** Loads the live site of the request's app, equal for every viewer. */
export function loadLiveSite(ctx: Ctx): Promise<Site> {
  return loadCachedSite(ctx.db, ctx.app)
}

async function loadCachedSite(db: AppDb | AppTx, { id, version, release_id }: AppFacts): Promise<Site> {
  const { sites, pending } = getCache(db.app_versions)
  const known = sites.get(id)
  if (known?.version === version) return known.site
  // A transaction may see what it has not committed, or fail while others wait.
  if ('afterCommit' in db) return loadSite(db, release_id)
  const key = `${id} ${version}`
  const running = pending.get(key)
  if (running) return running
  const promise = loadSite(db, release_id).finally(() => pending.delete(key))
  pending.set(key, promise)
  const site = await promise
  sites.set(id, { version, site })
  return site
}

/** Reads a release and the settings in force from the database. */
export async function loadSite(db: AppDb | AppTx, release_id: string | null): Promise<Site> {
  const [tree, configured, redirects, tags] = await Promise.all([
    loadReleaseTree(db, release_id),
    listConfiguredNodes(db),
    release_id === null ? [] : listRedirects(db),
    loadPageTags(db),
  ])
  return createSite(tree, { configured, redirects, tags })
}

/** Reads the tree of a release, which never changes, so that of the cached site will do; empty where there is none. */
export async function loadReleaseTree(db: AppDb | AppTx, release_id: string | null): Promise<ReleaseTree> {
  const known = getCache(db.app_versions).sites.peek(db.app_id)?.site
  if (known && known.release_id === release_id) return known
  const release = release_id === null ? null : await findRelease(db, release_id)
  if (!release) return createReleaseTree(null, 0, [])
  return createReleaseTree(release.id, release.number, await listVersions(db, release.number))
}

type SiteSettings = {
  /** The nodes that have settings of their own. */
  configured: readonly AccessNode[]
  redirects?: readonly { path: string; page_id: string }[]
  tags?: Site['tags']
}

/** Joins a release with the settings and tags in force and with the paths that were left. */
export function createSite(
  tree: ReleaseTree,
  { configured, redirects = [], tags = new Map() }: SiteSettings,
): Site {
  const own = new Map(configured.map((node) => [node.page_id, node]))
  const nodes = [...tree.pages.values()].map(({ page_id, parent_id }): AccessNode => {
    return { ...PLAIN_NODE, ...own.get(page_id), page_id, parent: parent_id }
  })
  const unlock_instants = nodes.flatMap((node) =>
    node.is_scheduled && node.unlocks_at ? [node.unlocks_at] : [],
  )
  return {
    ...tree,
    nodes: new Map(nodes.map((node) => [node.page_id, node])),
    redirects: new Map(
      redirects.flatMap(({ path, page_id }) => {
        const page = tree.pages.get(page_id)
        return page && !hasOwnPlace(page) ? [] : [[path, page_id] as const]
      }),
    ),
    tags,
    unlock_times: unlock_instants.map((instant) => Date.parse(instant)).toSorted((a, b) => a - b),
  }
}

/** Finds the next time of the app's clock at which a page unlocks by its date; Infinity if none does. */
export function findNextUnlockTime({ unlock_times }: Site, now: Date): number {
  return unlock_times.find((instant) => instant > now.getTime()) ?? Number.POSITIVE_INFINITY
}
