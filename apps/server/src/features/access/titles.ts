import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { pageTitlesPort, productTitlesPort } from './ports.ts'

type Subjects = readonly { product_id: string | null; page_id: string | null }[]

/** Titles of the products and pages that rows of the ledger are about. */
export async function titlesOf(db: AppDb | AppTx, rows: Subjects) {
  const product_ids = rows.flatMap((row) => row.product_id ?? [])
  const page_ids = rows.flatMap((row) => row.page_id ?? [])
  const none: ReadonlyMap<string, string> = new Map()
  const [products, pages] = await Promise.all([
    product_ids.length > 0 ? productTitlesPort.use().titlesOf(db, product_ids) : none,
    page_ids.length > 0 ? pageTitlesPort.use().titlesOf(db, page_ids) : none,
  ])
  return { products, pages }
}
