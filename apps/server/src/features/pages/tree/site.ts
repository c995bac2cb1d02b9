import { LRUCache } from 'lru-cache'
import type { AccessNode, AccessNodes } from '@foyer/domain/access'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { cachePerServer } from '#platform/database/app-versions.ts'
import { listSetNodes, PLAIN_NODE } from '../../access/index.ts'
import { findRelease, listRedirects } from '../queries/releases.ts'
import { listVersions } from '../queries/versions.ts'
import { releaseTree, type ReleaseTree } from './release-tree.ts'

/** What members see: a release behind the access settings in force, with the paths that its pages have left. */
export type Site = ReleaseTree & {
  nodes: AccessNodes
  /** Pages by paths that they left. An undo adds to them, so they belong to no release. */
  redirects: ReadonlyMap<string, string>
  /** The moments at which pages open by their dates, in order. */
  openings: readonly number[]
}

/** The site of each app as its version of this number has it; bounded by pages. */
const cacheOf = cachePerServer(() => ({
  sites: new LRUCache<string, { version: number; site: Site }>({
    maxSize: 400_000,
    sizeCalculation: ({ site }) => site.pages.size + 1,
  }),
  loading: new Map<string, Promise<Site>>(),
}))

/** What members of the request's app see now, whoever asks. */
export function liveSite(ctx: Ctx): Promise<Site> {
  return siteOf(ctx.db, ctx.app)
}

async function siteOf(db: AppDb | AppTx, { id, version, release_id }: AppFacts): Promise<Site> {
  const { sites, loading } = cacheOf(db.app_versions)
  const known = sites.get(id)
  if (known?.version === version) return known.site
  // A transaction may see what it has not committed, or fail while others wait.
  if ('afterCommit' in db) return loadSite(db, release_id)
  const key = `${id} ${version}`
  const running = loading.get(key)
  if (running) return running
  const promise = loadSite(db, release_id).finally(() => loading.delete(key))
  loading.set(key, promise)
  const site = await promise
  sites.set(id, { version, site })
  return site
}

/** Reads a release and the settings in force from the database. */
export async function loadSite(db: AppDb | AppTx, release_id: string | null): Promise<Site> {
  const [tree, set, redirects] = await Promise.all([
    loadReleaseTree(db, release_id),
    listSetNodes(db),
    release_id === null ? [] : listRedirects(db),
  ])
  return siteFrom(tree, { set, redirects })
}

/** Reads the tree of a release, which never changes, so that of the cached site will do; empty where there is none. */
export async function loadReleaseTree(db: AppDb | AppTx, release_id: string | null): Promise<ReleaseTree> {
  const known = cacheOf(db.app_versions).sites.peek(db.app_id)?.site
  if (known && known.release_id === release_id) return known
  const release = release_id === null ? null : await findRelease(db, release_id)
  if (!release) return releaseTree(null, 0, [])
  return releaseTree(release.id, release.number, await listVersions(db, release.number))
}

type InForce = {
  /** The nodes that have settings of their own. */
  set: readonly AccessNode[]
  redirects?: readonly { path: string; page_id: string }[]
}

/** Joins a release with the settings in force and with the paths that were left. */
export function siteFrom(tree: ReleaseTree, { set, redirects = [] }: InForce): Site {
  const own = new Map(set.map((node) => [node.page_id, node]))
  const nodes = [...tree.pages.values()].map(({ page_id, parent_id }): AccessNode => {
    return { ...PLAIN_NODE, ...own.get(page_id), page_id, parent: parent_id }
  })
  const opening = nodes.flatMap((node) => (node.is_scheduled && node.unlocks_at ? [node.unlocks_at] : []))
  return {
    ...tree,
    nodes: new Map(nodes.map((node) => [node.page_id, node])),
    redirects: new Map(redirects.map(({ path, page_id }) => [path, page_id])),
    openings: opening.map((moment) => Date.parse(moment)).toSorted((a, b) => a - b),
  }
}

/** The next moment of the app's clock at which some page opens by its date; Infinity when none will. */
export function nextOpening({ openings }: Site, now: Date): number {
  return openings.find((moment) => moment > now.getTime()) ?? Number.POSITIVE_INFINITY
}
