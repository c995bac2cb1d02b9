import type { Ctx } from '../../platform/context.ts'
import { pageTitlesNeed, productTitlesNeed } from './needs.ts'

type Subjects = readonly { product_id: string | null; page_id: string | null }[]

/** Titles of the products and pages that rows of the ledger are about. */
export async function loadTitles(ctx: Pick<Ctx, 'db' | 'services'>, rows: Subjects) {
  const product_ids = rows.flatMap((row) => row.product_id ?? [])
  const page_ids = rows.flatMap((row) => row.page_id ?? [])
  const none: ReadonlyMap<string, string> = new Map()
  const [products, pages] = await Promise.all([
    product_ids.length > 0 ? ctx.services.need(productTitlesNeed).findTitles(ctx.db, product_ids) : none,
    page_ids.length > 0 ? ctx.services.need(pageTitlesNeed).findTitles(ctx.db, page_ids) : none,
  ])
  return { products, pages }
}
