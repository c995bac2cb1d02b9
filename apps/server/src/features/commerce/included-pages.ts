import type { z } from 'zod'
import type { ownProduct } from '@foyer/contract/commerce/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { includedPages, includePages } from '../access/index.ts'
import { findTreeRows } from '../pages/index.ts'

/** Pages that a product includes, as its owner has them. */
export type IncludedPages = z.infer<typeof ownProduct>['included_pages']

/** The private pages that a product includes, in the order in which they were included; deleted ones are left out. */
export async function readIncludedPages(db: AppDb | AppTx, product_id: string): Promise<IncludedPages> {
  const page_ids = (await includedPages(db, [product_id])).get(product_id) ?? []
  return pagesOf(await titlesOf(db, page_ids), page_ids)
}

type Wish = { product_id: string; page_ids: readonly string[]; now: Date }

/**
 * Lets a product include exactly these pages; one that is deleted and may come back stays included. Throws `invalid`
 * for an id that is no page of the app or a deleted one. The caller holds the product for the change.
 */
export async function saveIncludedPages(
  tx: AppTx,
  emit: Emit,
  { product_id, page_ids, now }: Wish,
): Promise<IncludedPages> {
  const { included, known, add, remove } = await changeOfPages(tx, product_id, page_ids)
  await includePages(tx, emit, { product_id, add, remove, now })
  return pagesOf(known, [...included.filter((id) => !remove.includes(id)), ...add])
}

/**
 * What a product includes and what by these pages would be added and removed. Throws `invalid` as `saveIncludedPages`
 * does.
 */
export async function changeOfPages(db: AppDb | AppTx, product_id: string, page_ids: readonly string[]) {
  const included = (await includedPages(db, [product_id])).get(product_id) ?? []
  const wished = [...new Set(page_ids)]
  const known = await titlesOf(db, [...new Set([...included, ...wished])])
  const unknown = page_ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalidField(`included_page_ids.${unknown}`, 'unknown_page')
  const [before, after] = [new Set(included), new Set(wished)]
  const add = wished.filter((id) => !before.has(id))
  const remove = included.filter((id) => known.has(id) && !after.has(id))
  return { included, known, add, remove }
}

type Known = ReadonlyMap<string, { title: string; path: string }>

async function titlesOf(db: AppDb | AppTx, page_ids: readonly string[]): Promise<Known> {
  const rows = await findTreeRows(db, page_ids)
  return new Map(rows.map(({ id, title, path }) => [id, { title, path }]))
}

function pagesOf(known: Known, page_ids: readonly string[]): IncludedPages {
  return page_ids.flatMap((page_id) => {
    const page = known.get(page_id)
    return page ? [{ page_id, ...page }] : []
  })
}
