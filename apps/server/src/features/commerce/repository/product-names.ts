import { sql } from 'kysely'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { taxNoteOf, type TaxNote } from '../tax/tax-note.ts'
import type { Interval } from './orders.ts'

/** Returns which of these ids are products of the app, including archived ones: existing references stay valid. */
export async function findExistingProductIds(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns which of these ids are prices of the app's products, including archived ones. */
export async function findExistingVersionIds(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product_versions')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns the names of prices, archived ones too; a price may have none. */
export async function findVersionNames(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_versions')
    .select(['id', 'name'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Returns which of these products members can buy now. */
export async function findOnSaleIds(db: AppDb | AppTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .where('is_on_sale', '=', true)
    .where('archived_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function findProductTitles(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.title]))
}

export async function findProductCovers(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, ImageRef>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'cover'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.cover as ImageRef]))
}

/** A price of a product on sale. */
export type LowestPrice = {
  amount: number
  currency: string
  interval: Interval | null
  /** The same plan in other currencies. */
  others: { amount: number; currency: string }[]
  tax: TaxNote
}

type ListedVersion = Omit<LowestPrice, 'others' | 'tax'> & {
  product_id: string
  price_group: string | null
  is_inclusive: boolean | null
}

/** The lowest price of each of these products that members can buy now, in the currency that is shown first. */
export async function findLowestPrices(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, LowestPrice>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ListedVersion>`
    select version.product_id, version.amount, version.currency, version.interval, version.price_group,
      tax.is_inclusive
    from product_versions version
    left join tax_settings tax on tax.app_id = version.app_id and tax.mode <> 'off'
    join products product on product.app_id = version.app_id and product.id = version.product_id
      and product.is_on_sale and product.archived_at is null
    where version.app_id = ${db.app_id} and version.product_id = any (${[...ids]}::uuid[])
      and version.archived_at is null
    order by version.product_id, version.is_default desc, version.position, version.id
  `.execute(db)
  const by_product = Map.groupBy(rows, (row) => row.product_id)
  return new Map(
    [...by_product].flatMap(([id, versions]) => {
      const lowest = findLowest(versions)
      return lowest ? [[id, lowest]] : []
    }),
  )
}

function findLowest(versions: readonly ListedVersion[]): LowestPrice | null {
  const lowest = versions
    .filter(({ currency }) => currency === versions[0]?.currency)
    .toSorted((a, b) => a.amount - b.amount)[0]
  if (!lowest) return null
  const { amount, currency, interval, price_group, is_inclusive } = lowest
  const others = versions.filter(
    (one) => price_group !== null && one.price_group === price_group && one !== lowest,
  )
  return {
    amount,
    currency,
    interval,
    others: others.map((one) => ({ amount: one.amount, currency: one.currency })),
    tax: taxNoteOf(is_inclusive),
  }
}

/** Finds products by id or lower-case title, keyed by the input; null for a title that two products have. */
export async function findProductsByName(
  db: AppDb | AppTx,
  names: readonly string[],
): Promise<Map<string, string | null>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; id: string }>`
    select name, id from products cross join lateral (values (id::text), (lower(title))) as called (name)
    where app_id = ${db.app_id} and name = any (${[...names]}::text[])
  `.execute(db)
  const found = new Map<string, string | null>()
  for (const { name, id } of rows) found.set(name, found.has(name) && found.get(name) !== id ? null : id)
  return found
}
