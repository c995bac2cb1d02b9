import type { z } from 'zod'
import type { ownerProduct } from '@foyer/contract/commerce/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { listIncludedPages, changeIncludedPages } from '../access/index.ts'
import { findTreeRows } from '../pages/index.ts'

/** Pages that a product includes, as its owner has them. */
export type IncludedPages = z.infer<typeof ownerProduct>['included_pages']

/** The private pages that a product includes, in the order in which they were included; deleted ones are left out. */
export async function readIncludedPages(db: AppDb | AppTx, product_id: string): Promise<IncludedPages> {
  const page_ids = (await listIncludedPages(db, [product_id])).get(product_id) ?? []
  return presentIncludedPages(await findPageTitles(db, page_ids), page_ids)
}

type IncludedPagesInput = { product_id: string; page_ids: readonly string[]; now: Date }

/**
 * Sets the pages that a product includes; deleted but restorable ones stay included. Throws `invalid` for an unknown
 * or deleted page. The caller locks the product.
 */
export async function saveIncludedPages(
  tx: AppTx,
  emit: Emit,
  { product_id, page_ids, now }: IncludedPagesInput,
): Promise<IncludedPages> {
  const { included, page_titles, add, remove } = await compareIncludedPages(tx, product_id, page_ids)
  await changeIncludedPages(tx, emit, { product_id, add, remove, now })
  return presentIncludedPages(page_titles, [...included.filter((id) => !remove.includes(id)), ...add])
}

/**
 * What a product includes and what by these pages would be added and removed. Throws `invalid` as `saveIncludedPages`
 * does.
 */
export async function compareIncludedPages(
  db: AppDb | AppTx,
  product_id: string,
  page_ids: readonly string[],
) {
  const included = (await listIncludedPages(db, [product_id])).get(product_id) ?? []
  const requested = [...new Set(page_ids)]
  const page_titles = await findPageTitles(db, [...new Set([...included, ...requested])])
  const unknown = page_ids.findIndex((id) => !page_titles.has(id))
  if (unknown >= 0) throw invalidField(`included_page_ids.${unknown}`, 'unknown_page')
  const [before, after] = [new Set(included), new Set(requested)]
  const add = requested.filter((id) => !before.has(id))
  const remove = included.filter((id) => page_titles.has(id) && !after.has(id))
  return { included, page_titles, add, remove }
}

type PageTitles = ReadonlyMap<string, { title: string; path: string }>

async function findPageTitles(db: AppDb | AppTx, page_ids: readonly string[]): Promise<PageTitles> {
  const rows = await findTreeRows(db, page_ids)
  return new Map(rows.map(({ id, title, path }) => [id, { title, path }]))
}

function presentIncludedPages(page_titles: PageTitles, page_ids: readonly string[]): IncludedPages {
  return page_ids.flatMap((page_id) => {
    const page = page_titles.get(page_id)
    return page ? [{ page_id, ...page }] : []
  })
}
