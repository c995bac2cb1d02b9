import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { listConfiguredNodes } from '../../access/index.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { findDifferences } from '../drafts/index.ts'
import { listTreeRows, findDrafts, type TreeRow } from '../queries/drafts.ts'
import { findNewestNumber } from '../queries/releases.ts'
import { listPagesChangedBetween, type NewVersion } from '../queries/versions.ts'
import { createSite, loadReleaseTree, applyVersions, type Site, type ReleaseTree } from '../tree/index.ts'
import {
  listReplacedVersions,
  computeReleaseChanges,
  listTouchedPages,
  findTreeFaults,
} from './release-changes.ts'
import { type PublishProblem, compileDraft, type Draft } from '../content/index.ts'
import type { PreparedRelease } from './go-live.ts'
import { getAccessChain, lacksProgressRoot, type AccessNode } from '@foyer/domain/access'
import { compileTranslations } from '../translations/index.ts'
import { listTranslations } from '../queries/translations.ts'

type ReleaseInput = {
  author: string
  note: string
  only: readonly string[] | null
  with_settings: boolean
  onProgress?: (done: number, total: number) => Promise<void>
}

/**
 * Prepares everything of a release except the switch, from the current drafts. Returns problems that prevent it from
 * going live; writes nothing.
 */
export async function prepareRelease(
  db: AppDb | AppTx,
  { author, note, only, with_settings, onProgress }: ReleaseInput,
): Promise<{ release: PreparedRelease; problems: PublishProblem[] }> {
  /** Bypasses this server's cache: a stale release as the base would revert pages. */
  const { app } = await readCurrentApp(db)
  const base = await loadReleaseTree(db, app.release_id)
  const [drafts, newest] = await Promise.all([listTreeRows(db), base.number === 0 ? 0 : findNewestNumber(db)])
  const changes = computeReleaseChanges(findDifferences(drafts, base.pages), base.pages, only)
  const touched = listTouchedPages(changes)
  const changed = newest === base.number ? [] : await listPagesChangedBetween(db, base.number, newest)
  const undone = changed.filter((id) => !touched.has(id))
  const release_id = newId()
  const total = changes.compiled.length
  /** Read after the pages: a page has its gates from its creation, and changing them raises the epoch. */
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
 * Lists pages with relative drip that a release would leave without a progress root, so that they would never
 * unlock. Pages already live in that state are skipped and do not block the publish.
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

/** Pages whose content is read and compiled per batch, so that memory does not grow with the app. */
const BATCH = 50

type CompiledPages = { versions: NewVersion[]; problems: PublishProblem[] }

type Compile = {
  pages: readonly TreeRow[]
  release_id: string
  /** Called after each batch; an error it throws stops the work. */
  onProgress?: (done: number) => Promise<void>
}

/** Compiles the drafts of some pages as they are now, in batches, yielding to other work between them. */
async function compilePages(
  db: AppDb | AppTx,
  { pages, release_id, onProgress }: Compile,
): Promise<CompiledPages> {
  const versions: NewVersion[] = []
  const problems: PublishProblem[] = []
  for (let at = 0; at < pages.length; at += BATCH) {
    const ids = pages.slice(at, at + BATCH).map((page) => page.id)
    const rows = await findDrafts(db, ids)
    /** Read after the drafts: a translation saved in between shows as a change that is still to be published. */
    const translations = Map.groupBy(await listTranslations(db, ids), (translation) => translation.page_id)
    for (const row of rows) {
      const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
      problems.push(
        ...compiled.problems.map((problem) => ({ ...problem, page_id: row.id, title: row.title })),
      )
      const { id: page_id, parent_id, rank, path, content_type, title, draft_hash } = row
      const { content, cover, facts, action_ids } = compiled
      versions.push({
        page_id,
        parent_id,
        rank,
        path,
        content_type,
        title,
        draft_hash,
        is_commentable: content.is_commentable,
        content,
        cover,
        facts,
        action_ids,
        release_id,
        ...compileTranslations(row, compiled, translations.get(row.id) ?? []),
      })
      await new Promise(setImmediate)
    }
    await onProgress?.(Math.min(pages.length, at + BATCH))
  }
  return { versions, problems }
}
