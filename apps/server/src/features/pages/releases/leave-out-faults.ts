import { getAccessChain, lacksProgressRoot, type AccessNode } from '@foyer/domain/access'
import type { PublishProblem } from '../content/index.ts'
import type { Differences } from '../drafts/index.ts'
import type { NewVersion } from '../queries/versions.ts'
import { applyVersions, createSite, type ReleaseTree, type Site } from '../tree/index.ts'
import {
  computeReleaseChanges,
  findTreeFaults,
  listReplacedVersions,
  listTouchedPages,
  type ReleaseChanges,
} from './release-changes.ts'

type Selection = {
  /** The pages that the owner chose; null for all. */
  only: readonly string[] | null
  left_out: ReadonlySet<string>
}

/** The changes of a release without those of pages that are left out, and without parents that only they need. */
export function selectChanges(
  { drafts, removed_ids }: Differences,
  base: ReleaseTree,
  { only, left_out }: Selection,
): ReleaseChanges {
  const remaining = {
    drafts: drafts.filter(({ id }) => !left_out.has(id)),
    removed_ids: removed_ids.filter((id) => !left_out.has(id)),
  }
  return computeReleaseChanges(remaining, base.pages, only && only.filter((id) => !left_out.has(id)))
}

type Input = {
  base: ReleaseTree
  differences: Differences
  only: readonly string[] | null
  release_id: string
  configured: readonly AccessNode[]
  tags: Site['tags']
  versions: readonly NewVersion[]
  /** Why pages cannot be published, apart from their place in the tree. */
  problems: readonly PublishProblem[]
}

type Remaining = { changes: ReleaseChanges; versions: NewVersion[]; site: Site; problems: PublishProblem[] }

/**
 * Leaves pages with problems out of a release, then the changes that are impossible without them, until the tree is
 * valid. Each round leaves out at least one more page.
 */
export function leaveOutFaults({
  base,
  differences,
  only,
  release_id,
  configured,
  tags,
  versions: compiled,
  problems: found,
}: Input): Remaining {
  const problems = [...found]
  const left_out = new Set(problems.map(({ page_id }) => page_id))
  for (;;) {
    const changes = selectChanges(differences, base, { only, left_out })
    const compiled_ids = new Set(changes.compiled.map(({ id }) => id))
    const versions = compiled.filter(({ page_id }) => compiled_ids.has(page_id))
    const tree = applyVersions(
      base,
      { id: release_id, number: 0 },
      {
        removed: listTouchedPages(changes),
        versions: listReplacedVersions(base.pages, changes, versions, release_id),
      },
    )
    const site = createSite(tree, { configured, tags })
    const touched = listTouchedPages(changes)
    const faults = findFaults(site, base, configured)
    if (faults.length === 0 || touched.size === 0) return { changes, versions, site, problems }
    const causes = faults.flatMap((fault) => findCauses(fault, site, base, touched))
    const named = [
      ...faults.map((fault) => explainMissingParent(fault, site, left_out)),
      ...causes.filter((cause) => !faults.some(({ page_id }) => page_id === cause.page_id)),
    ]
    for (const { page_id, code } of named) {
      if (problems.some((known) => known.page_id === page_id && known.code === code)) continue
      const path = code === 'path_taken' ? 'path' : 'parent_id'
      const title = (site.pages.get(page_id) ?? base.pages.get(page_id))?.title ?? ''
      problems.push({ page_id, code, block_id: null, path, title })
    }
    for (const page_id of causes.length > 0 ? causes.map((cause) => cause.page_id) : touched)
      left_out.add(page_id)
  }
}

type Fault = {
  page_id: string
  code: Extract<
    PublishProblem['code'],
    | 'path_taken'
    | 'parent_missing'
    | 'parent_left_out'
    | 'parent_loop'
    | 'no_progress_root'
    | 'needed_by_pages_below'
  >
}

function findFaults(site: Site, base: ReleaseTree, configured: readonly AccessNode[]): Fault[] {
  const rootless = listLostRoots(site, base, configured)
  return [
    ...findTreeFaults([...site.pages.values()]),
    ...rootless.map((page_id) => ({ page_id, code: 'no_progress_root' as const })),
  ]
}

function explainMissingParent(fault: Fault, site: Site, left_out: ReadonlySet<string>): Fault {
  const parent_id = site.pages.get(fault.page_id)?.parent_id ?? ''
  return fault.code === 'parent_missing' && left_out.has(parent_id)
    ? { ...fault, code: 'parent_left_out' }
    : fault
}

/** Finds the changes that lead to a fault: that of the page itself, otherwise those of other pages. */
function findCauses(fault: Fault, site: Site, base: ReleaseTree, touched: ReadonlySet<string>): Fault[] {
  const { page_id, code } = fault
  if (touched.has(page_id)) return [fault]
  const page = site.pages.get(page_id)
  if (code === 'parent_missing') {
    const parent_id = page?.parent_id ?? ''
    return touched.has(parent_id) && base.pages.has(parent_id)
      ? [{ page_id: parent_id, code: 'needed_by_pages_below' }]
      : []
  }
  const others =
    code === 'path_taken'
      ? [...site.pages.values()].filter(({ path }) => path === page?.path).map((other) => other.page_id)
      : getAccessChain(page_id, site.nodes).map((node) => node.page_id)
  return others.filter((id) => touched.has(id)).map((id) => ({ page_id: id, code }))
}

/**
 * Lists pages with relative drip that a release would leave without a progress root, so that they would never
 * unlock. Pages already live in that state are skipped and do not prevent a publish.
 */
function listLostRoots(site: Site, base: ReleaseTree, configured: readonly AccessNode[]): string[] {
  const rootless = configured.flatMap(({ page_id }) =>
    lacksProgressRoot(getAccessChain(page_id, site.nodes)) ? [page_id] : [],
  )
  if (rootless.length === 0) return []
  const before = createSite(base, { configured })
  return rootless.filter(
    (id) => !before.pages.has(id) || !lacksProgressRoot(getAccessChain(id, before.nodes)),
  )
}
