import type { OutputFor } from '@foyer/contract/client'
import type { AppDb } from '#platform/database/app-db.ts'
import { comparePageParts } from './compare-page-parts.ts'
import { listSettingsChanges } from './changes.ts'
import { compareVersions, describeMove } from '../drafts/index.ts'
import type { ReleaseRow } from '../queries/releases.ts'
import {
  findContents,
  findVersions,
  listPagesChangedBetween,
  type VersionSummary,
} from '../queries/versions.ts'

type Compared = OutputFor<'pages.compareReleases'>
type Item = Compared['items'][number]

/** The most pages listed in a comparison. */
const MAX_PAGES = 100

/** Compares two releases: changed pages in the order of their paths, then the app's settings. */
export async function compareReleases(
  db: AppDb,
  { before, after }: Record<'before' | 'after', ReleaseRow>,
): Promise<Compared> {
  const ids = await listPagesChangedBetween(db, before.number, after.number)
  const [old, now] = await Promise.all([
    findVersions(db, before.number, ids),
    findVersions(db, after.number, ids),
  ])
  const pages = listChangedPages(old, now)
  const shown = pages.slice(0, MAX_PAGES)
  const settings = listSettingsChanges({ draft: after.settings, released: before.settings })
  const settings_changes = settings.map(({ gate: _gate, ...change }) => change)
  return {
    items: [...(await addContentParts(db, shown, { before, after })), ...settings_changes],
    more_count: pages.length - shown.length,
  }
}

function listChangedPages(old: readonly VersionSummary[], now: readonly VersionSummary[]): Item[] {
  const before = new Map(old.map((version) => [version.page_id, version]))
  const after = new Map(now.map((version) => [version.page_id, version]))
  const all = new Map([...before, ...after])
  return [...all.values()]
    .flatMap(({ page_id, title, path }): Item[] => {
      const [old, now] = [before.get(page_id), after.get(page_id)]
      const kind = compareVersions(now, old)
      if (kind === 'same') return []
      return [{ page_id, title, path, kind, parts: old && now ? describeMove(now, old) : [] }]
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

async function addContentParts(
  db: AppDb,
  pages: readonly Item[],
  { before, after }: Record<'before' | 'after', ReleaseRow>,
): Promise<Item[]> {
  const ids = pages.flatMap(({ kind, page_id }) => (kind === 'changed' ? [page_id] : []))
  if (ids.length === 0) return [...pages]
  const [old, now] = await Promise.all([
    findContents(db, before.number, ids),
    findContents(db, after.number, ids),
  ])
  const old_contents = new Map(old.map((version) => [version.page_id, version]))
  const new_contents = new Map(now.map((version) => [version.page_id, version]))
  return pages.map((page) => {
    const [was, is] = [old_contents.get(page.page_id), new_contents.get(page.page_id)]
    return was && is ? { ...page, parts: [...comparePageParts(is, was), ...page.parts] } : page
  })
}
