import { hasOwnPlace, listSearchTexts } from '@foyer/content/definitions'
import type { AppTx } from '#platform/database/app-db.ts'
import { publishedSearchColumns } from '#platform/database/search.ts'
import { localesForMembers, type ReleasedSettings } from '../../apps/index.ts'
import { deleteSearchRows, updateGates, upsertSearchRows } from '../queries/page-search.ts'
import { findContents, listPagesChangedBetween, type NewVersion } from '../queries/versions.ts'
import type { ReleaseTree } from '../tree/index.ts'

/** Pages whose texts are read and folded per batch, so that memory does not grow with the app. */
const BATCH = 50

/** A release as members see it: its number, its pages, its languages. */
type Released = { tree: ReleaseTree; settings: Pick<ReleasedSettings, 'locales'> }

/**
 * Updates what published pages are searched by, in the transaction that switches between two releases: rows of changed
 * pages, of all where the published languages differ, and gates of what moved. Nodes have their new positions already.
 */
export async function syncReleaseSearch(
  tx: AppTx,
  { tree, settings }: Released,
  from: { number: number; settings: Pick<ReleasedSettings, 'locales'> | null },
): Promise<void> {
  const changed = await listPagesChangedBetween(tx, from.number, tree.number)
  const locales = localesForMembers(settings)
  const known_locales = from.settings === null ? [] : localesForMembers(from.settings)
  const is_same =
    locales.length === known_locales.length && locales.every((one) => known_locales.includes(one))
  const page_ids = is_same ? changed : [...new Set([...changed, ...tree.pages.keys()])]
  const placed = page_ids.filter((id) => {
    const page = tree.pages.get(id)
    return page !== undefined && hasOwnPlace(page)
  })
  const kept = new Set(placed)
  await deleteSearchRows(
    tx,
    page_ids.filter((id) => !kept.has(id)),
  )
  for (let at = 0; at < placed.length; at += BATCH) {
    const contents = await findContents(tx, tree.number, placed.slice(at, at + BATCH))
    await upsertSearchRows(
      tx,
      contents.map((version) => {
        const content_type = tree.pages.get(version.page_id)?.content_type ?? ''
        return {
          page_id: version.page_id,
          content_type,
          ...createColumns({ ...version, content_type }, locales),
        }
      }),
    )
    await new Promise(setImmediate)
  }
  await updateGates(tx, placed)
}

type PageTexts = Pick<NewVersion, 'title' | 'content' | 'content_type' | 'texts'>

function createColumns({ title, content, content_type, texts }: PageTexts, locales: readonly string[]) {
  const translations = locales.flatMap((locale) => (texts[locale] ? [texts[locale]] : []))
  return publishedSearchColumns(
    listSearchTexts({ ...content, content_type, title, cover: null }, translations),
  )
}
