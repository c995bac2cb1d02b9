import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { listConfiguredNodes } from '../../access/index.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { findDifferences } from '../drafts/index.ts'
import { listTreeRows } from '../queries/drafts.ts'
import { findNewestNumber } from '../queries/releases.ts'
import { listPagesChangedBetween } from '../queries/versions.ts'
import { createSite, loadReleaseTree, applyVersions, type Site, type ReleaseTree } from '../tree/index.ts'
import { compilePages } from './compile-pages.ts'
import {
  listReplacedVersions,
  computeReleaseChanges,
  listTouchedPages,
  findTreeFaults,
} from './release-changes.ts'
import type { PublishProblem } from '../content/index.ts'
import type { PreparedRelease } from './go-live.ts'
import { getAccessChain, lacksProgressRoot, type AccessNode } from '@foyer/domain/access'

type ReleaseInput = {
  author: string
  note: string
  only: readonly string[] | null
  with_settings: boolean
  onProgress?: (done: number, total: number) => Promise<void>
}

/**
 * Makes everything of a release except the switch, from the drafts of this moment. Problems name what must be mended
 * before it can go live; nothing is written.
 */
export async function prepareRelease(
  db: AppDb | AppTx,
  { author, note, only, with_settings, onProgress }: ReleaseInput,
): Promise<{ release: PreparedRelease; problems: PublishProblem[] }> {
  /** Read past what this server remembers: pages that differ from an older release would be taken back to it. */
  const { app } = await readCurrentApp(db)
  const base = await loadReleaseTree(db, app.release_id)
  const [drafts, newest] = await Promise.all([listTreeRows(db), base.number === 0 ? 0 : findNewestNumber(db)])
  const changes = computeReleaseChanges(findDifferences(drafts, base.pages), base.pages, only)
  const touched = listTouchedPages(changes)
  const changed = newest === base.number ? [] : await listPagesChangedBetween(db, base.number, newest)
  const undone = changed.filter((id) => !touched.has(id))
  const release_id = newId()
  const total = changes.compiled.length
  /** Read after the pages: a page has its gates from its first moment on, and changing them raises the epoch. */
  const [configured, { versions, problems }] = await Promise.all([
    listConfiguredNodes(db),
    compilePages(db, {
      pages: changes.compiled,
      release_id,
      ...(onProgress ? { onProgress: (done: number) => onProgress(done, total) } : {}),
    }),
  ])
  const tree = applyVersions(
    base,
    { id: release_id, number: 0 },
    { removed: touched, versions: listReplacedVersions(base.pages, changes, versions, release_id) },
  )
  const site = createSite(tree, { configured })
  const lost = listLostRoots(site, base, configured).map((page_id) => ({
    page_id,
    code: 'no_progress_root' as const,
  }))
  const faults = [...findTreeFaults([...tree.pages.values()]), ...lost].map(({ page_id, code }) => ({
    page_id,
    code,
    block_id: null,
    path: code === 'path_taken' ? 'path' : 'parent_id',
    title: site.pages.get(page_id)?.title ?? '',
  }))
  return {
    release: {
      release_id,
      base,
      changes,
      undone,
      versions,
      author,
      note,
      with_settings,
      site,
      configured,
      access_epoch: app.access_epoch,
    },
    problems: [...problems, ...faults],
  }
}

/**
 * The pages that wait from a member's start and that a release would leave without a page to start, at or above them:
 * they would open for nobody. Those that members know so already are left alone, so that they keep nothing back.
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
