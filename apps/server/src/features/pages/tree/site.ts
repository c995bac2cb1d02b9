import { pageRoots } from '@foyer/domain/pages'
import { LRUCache } from 'lru-cache'
import type { AccessNode, AccessNodes } from '@foyer/domain/access'
import type { AppFacts } from '#platform/app-facts.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { listSetNodes, PLAIN_NODE } from '../../access/index.ts'
import { findRelease, listRedirects, type ReleaseName } from '../queries/releases.ts'
import { findVersions, listVersions, pagesChangedBetween, type VersionSummary } from '../queries/versions.ts'

/** A page of a release with its place in the tree. */
export type SitePage = VersionSummary & { root_id: string; content_root_id: string }

/** The tree of one release. It never changes. */
export type Structure = {
  release_id: string | null
  number: number
  pages: ReadonlyMap<string, SitePage>
  by_path: ReadonlyMap<string, string>
  /** Ids of the pages below each page (null: at the top), in order. */
  children: ReadonlyMap<string | null, readonly string[]>
  /** Ids of the pages of each type, newest first: ids rise with time. */
  of_type: ReadonlyMap<string, readonly string[]>
}

/** A release as today's access settings show it, with the paths that lead to its pages from before. */
export type Site = Structure & {
  nodes: AccessNodes
  /** Pages by paths that they left. An undo adds to them, and so they belong to no release. */
  redirects: ReadonlyMap<string, string>
  /** The moment of the app's clock at which some page opens by its date; Infinity when none will. */
  holds_until: number
}

const byPages = { maxSize: 400_000, sizeCalculation: ({ pages }: Structure) => pages.size + 1 }
const structures = new LRUCache<string, Structure>(byPages)
const sites = new LRUCache<string, Site>(byPages)
const loading = new Map<string, Promise<Site>>()
/** The release of each app that was read last: another one of it differs from that by little. */
const last_read = new LRUCache<string, Structure>(byPages)

/**
 * The live release of an app with the access settings in force, kept in memory. Release and epoch are its name, so
 * that a publish or a change of access is seen by the very next request that has heard of it.
 */
export async function siteOf(db: AppDb | AppTx, app: AppFacts, now: Date): Promise<Site> {
  const key = `${app.id} ${app.release_id} ${app.access_epoch}`
  const known = sites.get(key)
  if (known && known.holds_until > now.getTime()) return known
  const running = loading.get(key)
  if (running) return running
  const promise = loadSite(db, app.release_id, now)
    .then((site) => {
      sites.set(key, site)
      return site
    })
    .finally(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

/** Reads a release and the settings in force from the database. */
export async function loadSite(db: AppDb | AppTx, release_id: string | null, now: Date): Promise<Site> {
  const [structure, set, redirects] = await Promise.all([
    loadStructure(db, release_id),
    listSetNodes(db),
    release_id === null ? [] : listRedirects(db),
  ])
  return siteFrom(structure, { set, redirects }, now)
}

type Settled = {
  set: readonly AccessNode[]
  redirects?: readonly { path: string; page_id: string }[]
}

/** Joins a tree with the nodes that say anything of their own, and with paths that were left. */
export function siteFrom(structure: Structure, { set, redirects = [] }: Settled, now: Date): Site {
  let holds_until = Number.POSITIVE_INFINITY
  for (const { page_id, is_scheduled, unlocks_at } of set) {
    const opens_at = is_scheduled && unlocks_at !== null ? Date.parse(unlocks_at) : 0
    if (opens_at > now.getTime() && structure.pages.has(page_id))
      holds_until = Math.min(holds_until, opens_at)
  }
  const left = new Map(redirects.map(({ path, page_id }) => [path, page_id]))
  return { ...structure, nodes: new NodesOf(structure.pages, set), redirects: left, holds_until }
}

/**
 * The nodes of the pages of a release. Each is put together when it is first asked for: few are looked at before the
 * next release, and most say nothing of their own.
 */
class NodesOf implements AccessNodes {
  readonly #pages: Structure['pages']
  readonly #own: ReadonlyMap<string, AccessNode>
  readonly #made = new Map<string, AccessNode>()

  constructor(pages: Structure['pages'], set: readonly AccessNode[]) {
    this.#pages = pages
    this.#own = new Map(set.map((node) => [node.page_id, node]))
  }

  get(page_id: string): AccessNode | undefined {
    const known = this.#made.get(page_id)
    if (known) return known
    const page = this.#pages.get(page_id)
    if (!page) return undefined
    const node = { ...PLAIN_NODE, ...this.#own.get(page_id), page_id, parent: page.parent_id }
    this.#made.set(page_id, node)
    return node
  }
}

/** Reads the tree of a release, or has it already; an empty one where there is no release. */
export async function loadStructure(db: AppDb | AppTx, release_id: string | null): Promise<Structure> {
  const known = structures.get(release_id ?? '')
  if (known) return known
  const release = release_id === null ? null : await findRelease(db, release_id)
  if (!release) return structureFrom(null, 0, [])
  const structure = await readStructure(db, release)
  structures.set(release.id, structure)
  const is_committed = !('afterCommit' in db)
  if (is_committed) last_read.set(db.app_id, structure)
  return structure
}

/** The tree of a release; where another one is known, only what differs from it is read. */
async function readStructure(db: AppDb | AppTx, { id, number }: ReleaseName): Promise<Structure> {
  const known = last_read.get(db.app_id)
  if (!known) return structureFrom(id, number, await listVersions(db, number))
  const changed = await pagesChangedBetween(db, known.number, number)
  return structureAfter(known, { id, number }, { changed, versions: await findVersions(db, number, changed) })
}

type Turn = {
  /** The pages that are there no more, or otherwise. */
  changed: readonly string[]
  /** Those of them that are there, and pages that are new. */
  versions: readonly VersionSummary[]
}

/** The tree of a release that differs from another by some pages. It is built anew only where one of them came, went or moved. */
export function structureAfter(
  before: Structure,
  { id, number }: ReleaseName,
  { changed, versions }: Turn,
): Structure {
  const stay = versions.flatMap((version) => {
    const old = before.pages.get(version.page_id)
    return old && isPlacedAs(old, version)
      ? [{ ...version, root_id: old.root_id, content_root_id: old.content_root_id }]
      : []
  })
  if (stay.length === versions.length && changed.length === versions.length) {
    const pages = new Map(before.pages)
    for (const page of stay) pages.set(page.page_id, page)
    return { ...before, release_id: id, number, pages }
  }
  const touched = new Set([...changed, ...versions.map((version) => version.page_id)])
  const others = [...before.pages.values()].filter(({ page_id }) => !touched.has(page_id))
  return structureFrom(id, number, [...others, ...versions].toSorted(bySiblings))
}

function isPlacedAs(old: VersionSummary, version: VersionSummary): boolean {
  const { parent_id, rank, path, content_type } = version
  return (
    old.parent_id === parent_id && old.rank === rank && old.path === path && old.content_type === content_type
  )
}

/** Siblings in their order; ties by id. */
export function bySiblings(a: VersionSummary, b: VersionSummary): number {
  return a.rank - b.rank || (a.page_id < b.page_id ? -1 : 1)
}

/** Builds the tree of a release from its pages, siblings already in order. Pages of another tree that stay are taken over. */
export function structureFrom(
  release_id: string | null,
  number: number,
  versions: ReadonlyArray<VersionSummary | SitePage>,
): Structure {
  const by_id = new Map(versions.map((version) => [version.page_id, version]))
  const children = new Map<string | null, string[]>()
  for (const { page_id, parent_id } of versions) {
    const list = children.get(parent_id)
    if (list) list.push(page_id)
    else children.set(parent_id, [page_id])
  }
  const pages = new Map(versions.map((version) => [version.page_id, placedIn(version, by_id)]))
  return {
    release_id,
    number,
    pages,
    by_path: new Map(versions.map(({ path, page_id }) => [path, page_id])),
    children,
    of_type: new Map(
      [...Map.groupBy(versions, (version) => version.content_type)].map(([type, list]) => [
        type,
        list.map((version) => version.page_id).toSorted((a, b) => (a < b ? 1 : -1)),
      ]),
    ),
  }
}

function placedIn(version: VersionSummary | SitePage, by_id: ReadonlyMap<string, VersionSummary>): SitePage {
  const { root_id, content_root_id } = pageRoots(version, by_id)
  const stays =
    'root_id' in version && version.root_id === root_id && version.content_root_id === content_root_id
  return stays ? version : { ...version, root_id, content_root_id }
}

/** The pages below a page, in order. */
export function childrenOf(site: Structure, page_id: string | null): readonly string[] {
  return site.children.get(page_id) ?? []
}

/** Pages with everything below them. */
export function withAllBelow(site: Structure, page_ids: readonly string[]): Set<string> {
  const found = new Set(page_ids)
  for (const id of found) for (const child of childrenOf(site, id)) found.add(child)
  return found
}
