import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { privateLayers } from '../gates/index.ts'
import { findTreeRows } from '../queries/drafts.ts'
import { loadSite } from '../tree/index.ts'
import { settingsState } from '../../apps/index.ts'

/** What tabs need to know of pages: which exist in the draft, and where those stand that any stranger may know of. */
export const tabPages = {
  existing: async (db: AppDb | AppTx, page_ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await findTreeRows(db, page_ids)).map((row) => row.id)),

  publishedPaths: async (
    db: AppDb | AppTx,
    page_ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    const site = await loadSite(db, (await settingsState(db)).release_id)
    return new Map(
      page_ids.flatMap((id) => {
        const page = site.pages.get(id)
        return page && privateLayers(site.nodes, id)?.size === 0 ? [[id, page.path] as const] : []
      }),
    )
  },
}
