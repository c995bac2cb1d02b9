import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { definePort } from '../../platform/ports.ts'

type Titles = {
  titlesOf: (db: AppDb | AppTx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Titles of products; `commerce` fills it. */
export const productTitlesPort = definePort<Titles>('titles of products')

/** Titles of pages as the owner has them now, deleted ones too; `pages` fills it. */
export const pageTitlesPort = definePort<Titles>('titles of pages')

/** Whether members see a page in the release in force at a moment that has been; null: now. `pages` fills it. */
export const livePagesPort = definePort<{
  isLive: (ctx: Ctx, page_id: string, at: Date | null) => Promise<boolean>
}>('pages that are live')
