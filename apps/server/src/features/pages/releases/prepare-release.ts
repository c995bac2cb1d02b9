import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { newId } from '#platform/ids.ts'
import { listConfiguredNodes } from '../../access/index.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { findDifferences, toOverlayPage } from '../drafts/index.ts'
import { listTreeRows, findDrafts, type TreeRow } from '../queries/drafts.ts'
import { findNewestNumber } from '../queries/releases.ts'
import { loadPageTags } from '../queries/tags.ts'
import { findContents, listPagesChangedBetween, type NewVersion } from '../queries/versions.ts'
import { loadReleaseTree, type ReleaseTree } from '../tree/index.ts'
import { listSettingsChanges } from './changes.ts'
import { leaveOutFaults, selectChanges } from './leave-out-faults.ts'
import { listTouchedPages } from './release-changes.ts'
import {
  findOverlayCircles,
  findOwnFrames,
  type OverlayPage,
  type PublishProblem,
  compileDraft,
  type Draft,
  type DraftProblem,
} from '../content/index.ts'
import type { PreparedRelease } from './go-live.ts'
import { compileTranslations } from '../translations/index.ts'
import { listTranslations } from '../queries/translations.ts'

type ReleaseInput = {
  services: Pick<Services, 'config' | 'directory'>
  author: string
  note: string
  only: readonly string[] | null
  with_settings: boolean
  /** Pages that are left out from the start, because an earlier attempt has found why they cannot be published. */
  known_problems?: readonly PublishProblem[]
  onProgress?: (done: number, total: number) => Promise<void>
}

type Preparation = {
  release: PreparedRelease
  /** Why pages are left out of the release. */
  problems: PublishProblem[]
  /** Whether nothing is left to publish. */
  is_empty: boolean
}

/**
 * Prepares everything of a release except the switch, from the current drafts. Pages that cannot be published are
 * left out: members retain their live versions. Writes nothing.
 */
export async function prepareRelease(
  db: AppDb | AppTx,
  { services, author, note, only, with_settings, known_problems = [], onProgress }: ReleaseInput,
): Promise<Preparation> {
  /** Bypasses this server's cache: a stale release as the base would revert pages. */
  const current = await readCurrentApp(db)
  const { app } = current
  const base = await loadReleaseTree(db, app.release_id)
  const [drafts, newest] = await Promise.all([listTreeRows(db), base.number === 0 ? 0 : findNewestNumber(db)])
  const differences = findDifferences(drafts, base.pages)
  const known_ids = new Set(known_problems.map(({ page_id }) => page_id))
  const pages = selectChanges(differences, base, { only, left_out: known_ids }).compiled
  const release_id = newId()
  /** Read after the pages: a page has its gates from its creation, and changing them raises the epoch. */
  const [configured, tags, compiled] = await Promise.all([
    listConfiguredNodes(db),
    loadPageTags(db),
    compilePages(db, {
      pages,
      release_id,
      services,
      base,
      ...(onProgress ? { onProgress: (done: number) => onProgress(done, pages.length) } : {}),
    }),
  ])
  const { changes, versions, site, problems } = leaveOutFaults({
    base,
    differences,
    only,
    release_id,
    configured,
    tags,
    versions: compiled.versions,
    problems: [...known_problems, ...compiled.problems],
  })
  const touched = listTouchedPages(changes)
  const changed = newest === base.number ? [] : await listPagesChangedBetween(db, base.number, newest)
  const undone = changed.filter((id) => !touched.has(id))
  const has_settings = with_settings && base.number > 0 && listSettingsChanges(current).length > 0
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
    problems,
    is_empty: touched.size === 0 && !has_settings,
  }
}

/** Pages whose content is read and compiled per batch, so that memory does not grow with the app. */
const BATCH = 50

type CompiledPages = { versions: NewVersion[]; problems: PublishProblem[] }

type Compile = {
  services: ReleaseInput['services']
  /** What the other pages are live as. */
  base: ReleaseTree
  pages: readonly TreeRow[]
  release_id: string
  /** Called after each batch; an error it throws stops the work. */
  onProgress?: (done: number) => Promise<void>
}

/** Compiles the drafts of some pages as they are now, in batches, yielding to other work between them. */
async function compilePages(
  db: AppDb | AppTx,
  { services, base, pages, release_id, onProgress }: Compile,
): Promise<CompiledPages> {
  const versions: NewVersion[] = []
  const problems: PublishProblem[] = []
  const compiled_ids = new Set(pages.map(({ id }) => id))
  const loadPages = (ids: readonly string[]) => loadOverlayPages(db, ids, { base, compiled_ids })
  for (let at = 0; at < pages.length; at += BATCH) {
    const ids = pages.slice(at, at + BATCH).map((page) => page.id)
    const rows = await findDrafts(db, ids)
    /** Read after the drafts: a translation saved in between shows as a change that is still to be published. */
    const translations = Map.groupBy(await listTranslations(db, ids), (translation) => translation.page_id)
    for (const row of rows) {
      const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
      const own_frames = await findOwnFrames(services, compiled.frames)
      const found: DraftProblem[] = [
        ...compiled.problems,
        ...(await findOverlayCircles(toOverlayPage(row), loadPages)),
        ...own_frames.map(({ block_id, path }) => ({ block_id, path, code: 'own_host' as const })),
      ]
      problems.push(...found.map((problem) => ({ ...problem, page_id: row.id, title: row.title })))
      const { id: page_id, parent_id, rank, path, content_type, title, draft_hash } = row
      const { content, cover, facts, facets, action_ids } = compiled
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
        facets,
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

/** Reads overlays as they are once this release is live: by their drafts, or as they are live already. */
async function loadOverlayPages(
  db: AppDb | AppTx,
  ids: readonly string[],
  { base, compiled_ids }: { base: ReleaseTree; compiled_ids: ReadonlySet<string> },
): Promise<OverlayPage[]> {
  const others = ids.filter((id) => !compiled_ids.has(id) && base.pages.has(id))
  const [drafts, contents] = await Promise.all([
    findDrafts(
      db,
      ids.filter((id) => compiled_ids.has(id)),
    ),
    others.length === 0 ? [] : findContents(db, base.number, others),
  ])
  return [
    ...drafts.map(toOverlayPage),
    ...contents.flatMap(({ page_id, content }) => {
      const page = base.pages.get(page_id)
      return page ? [{ id: page_id, content_type: page.content_type, path: page.path, content }] : []
    }),
  ]
}
