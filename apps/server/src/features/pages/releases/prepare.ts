import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { listSetNodes } from '../../access/index.ts'
import { readAppNow } from '../../apps/index.ts'
import { findDifferences } from '../drafts/index.ts'
import { listTreeRows } from '../queries/drafts.ts'
import { newestNumber } from '../queries/releases.ts'
import { pagesChangedBetween } from '../queries/versions.ts'
import { siteFrom, loadReleaseTree, treeAfter, type Site, type ReleaseTree } from '../tree/index.ts'
import { compilePages } from './compile-pages.ts'
import { placedBy, releaseChanges, touchedBy, treeFaults } from './release-changes.ts'
import type { PublishProblem } from '../content/index.ts'
import type { PreparedRelease } from './go-live.ts'
import { chainOf, lacksProgressRoot, type AccessNode } from '@foyer/domain/access'

type Wish = {
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
  { author, note, only, with_settings, onProgress }: Wish,
): Promise<{ release: PreparedRelease; problems: PublishProblem[] }> {
  /** Read past what this server remembers: pages that differ from an older release would be taken back to it. */
  const { app } = await readAppNow(db)
  const base = await loadReleaseTree(db, app.release_id)
  const [drafts, newest] = await Promise.all([listTreeRows(db), base.number === 0 ? 0 : newestNumber(db)])
  const changes = releaseChanges(findDifferences(drafts, base.pages), base.pages, only)
  const touched = touchedBy(changes)
  const changed = newest === base.number ? [] : await pagesChangedBetween(db, base.number, newest)
  const undone = changed.filter((id) => !touched.has(id))
  const release_id = newId()
  const total = changes.compiled.length
  /** Read after the pages: a page has its gates from its first moment on, and changing them raises the epoch. */
  const [set, { versions, problems }] = await Promise.all([
    listSetNodes(db),
    compilePages(db, {
      pages: changes.compiled,
      release_id,
      ...(onProgress ? { onProgress: (done: number) => onProgress(done, total) } : {}),
    }),
  ])
  const tree = treeAfter(
    base,
    { id: release_id, number: 0 },
    { removed: touched, versions: placedBy(base.pages, changes, versions, release_id) },
  )
  const site = siteFrom(tree, { set })
  const lost = lostRoots(site, base, set).map((page_id) => ({
    page_id,
    code: 'no_progress_root' as const,
  }))
  const faults = [...treeFaults([...tree.pages.values()]), ...lost].map(({ page_id, code }) => ({
    ...{ page_id, code, block_id: null },
    path: code === 'path_taken' ? 'path' : 'parent_id',
    title: site.pages.get(page_id)?.title ?? '',
  }))
  return {
    release: {
      ...{ release_id, base, changes, undone, versions, author, note, with_settings },
      ...{ site, set, access_epoch: app.access_epoch },
    },
    problems: [...problems, ...faults],
  }
}

/**
 * The pages that wait from a member's start and that a release would leave without a page to start, at or above them:
 * they would open for nobody. Those that members know so already are left alone, so that they keep nothing back.
 */
function lostRoots(site: Site, base: ReleaseTree, set: readonly AccessNode[]): string[] {
  const without = set.flatMap(({ page_id }) =>
    lacksProgressRoot(chainOf(page_id, site.nodes)) ? [page_id] : [],
  )
  if (without.length === 0) return []
  const before = siteFrom(base, { set })
  return without.filter((id) => !before.pages.has(id) || !lacksProgressRoot(chainOf(id, before.nodes)))
}
