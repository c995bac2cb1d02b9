import { sql } from 'kysely'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { matchesTerm, searchColumns } from '#platform/database/search.ts'
import type { Interval } from './orders.ts'
import { listProductParts } from './product-parts.ts'

export type VersionRow = {
  id: string
  product_id: string
  position: number
  name: string
  amount: number
  currency: string
  interval: Interval | null
  interval_count: number | null
  trial_days: number
  is_default: boolean
  setup_fee: number
  /** The same for prices that are one plan in several currencies. */
  price_group: string | null
  archived_at: Date | null
}

export type BumpRow = {
  id: string
  offered_with: string
  position: number
  product_id: string
  version_id: string
  title: string
  text: string
  /** Whether what it offers is on sale and can be in an order with the product. */
  is_offered: boolean
}

export type ProductText = {
  title: string
  subtitle: string
  description: string
  benefits: string[]
  cover: ImageRef
  contents: string[]
  teacher: { name: string; line: string; photo: ImageRef } | null
  sample_page_id: string | null
  is_hidden: boolean
  /** False for a draft, which nobody sees or buys. */
  is_on_sale: boolean
}

/** A product with its prices on sale, in the owner's order, and its order bumps. */
export type ProductRow = ProductText & {
  id: string
  archived_at: Date | null
  created_at: Date
  /** Rises with every save. */
  revision: number
  /** The author of the last save; null for rows older than this column. */
  changed_by: string | null
  changed_by_name: string | null
  changed_at: Date | null
  versions: VersionRow[]
  bumps: BumpRow[]
  /** Products that it includes, in the owner's order. */
  includes: { product_id: string; title: string }[]
}

/** Products by id, archived ones too; ids of others are left out. */
export async function findProducts(db: AppDb | AppTx, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const names_or_ids = [...new Set(ids)]
  const [rows, prices] = await Promise.all([
    products(db).where('id', 'in', names_or_ids).execute(),
    readPrices(db, names_or_ids),
  ])
  return withPrices(rows, prices)
}

/** Products that members may buy, by id, with the order bumps that they may buy. */
export async function findProductsOnSale(db: AppDb | AppTx, ids: readonly string[]): Promise<ProductRow[]> {
  return withOfferedBumps((await findProducts(db, ids)).filter((row) => row.is_on_sale && !row.archived_at))
}

const withOfferedBumps = (rows: readonly ProductRow[]): ProductRow[] =>
  rows.map((row) => ({ ...row, bumps: row.bumps.filter((bump) => bump.is_offered) }))

/** Whatever is on sale and not hidden, newest last. */
export async function listVisibleProducts(
  db: AppDb | AppTx,
  { include_hidden, limit }: { include_hidden: boolean; limit: number },
): Promise<ProductRow[]> {
  const rows = await products(db)
    .where('archived_at', 'is', null)
    .where('is_on_sale', '=', true)
    .$if(!include_hidden, (query) => query.where('is_hidden', '=', false))
    .orderBy('id')
    .limit(limit)
    .execute()
  return withOfferedBumps(withPrices(rows, await readPrices(db, idsOf(rows))))
}

/** The owner's list, archived products too, newest first; `before` is the id that the last page ended with. */
export async function searchProducts(
  db: AppDb | AppTx,
  { term, before, limit }: { term: string; before: string | null; limit: number },
): Promise<{ rows: ProductRow[]; total_count: number }> {
  const found = products(db).$if(term !== '', (query) => query.where(matchesTerm(term)))
  const [rows, counted] = await Promise.all([
    found
      .$if(before !== null, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const prices = await readPrices(db, idsOf(rows))
  return { rows: withPrices(rows, prices), total_count: Number(counted.count) }
}

export async function hasProduct(db: AppDb | AppTx): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks one product; null if it does not exist. */
export async function lockProduct(tx: AppTx, id: string): Promise<ProductRow | null> {
  const [row, prices] = await Promise.all([
    products(tx).where('id', '=', id).forUpdate().executeTakeFirst(),
    readPrices(tx, [id]),
  ])
  return (row && withPrices([row], prices)[0]) ?? null
}

/** One save of a product: its texts, author and time. */
export type ProductSave = { id: string; text: ProductText; by: Author; now: Date }

/** The team member who saved something. */
export type Author = { id: string; name: string }

export async function insertProduct(tx: AppTx, { id, text, by, now }: ProductSave): Promise<void> {
  await tx
    .insertInto('products')
    .values({ app_id: tx.app_id, id, created_at: now, ...textColumns(text), ...authorColumns(by, now) })
    .execute()
}

/** Updates the texts of a product and increments its revision. */
export async function updateProductText(tx: AppTx, { id, text, by, now }: ProductSave): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...textColumns(text), ...authorColumns(by, now), revision: sql<number>`revision + 1` })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Takes a product off sale; false where it was so already or does not exist. */
export async function archiveProductRow(tx: AppTx, id: string, archived_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ archived_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertVersions(
  tx: AppTx,
  versions: readonly Omit<VersionRow, 'archived_at'>[],
): Promise<void> {
  if (versions.length === 0) return
  await tx
    .insertInto('product_versions')
    .values(versions.map((version) => ({ app_id: tx.app_id, ...version })))
    .execute()
}

/** Updates the name, position and rank of an unchanged version; its price is never updated. */
export async function updateVersionOrder(
  tx: AppTx,
  { id, ...changed }: Pick<VersionRow, 'id' | 'name' | 'position' | 'is_default' | 'price_group'>,
): Promise<void> {
  await tx
    .updateTable('product_versions')
    .set(changed)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

export async function archiveVersions(tx: AppTx, ids: readonly string[], archived_at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('product_versions')
    .set({ archived_at, is_default: false })
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', [...ids])
    .execute()
}

/** Lets bumps that offered one version of a product offer the one that took its place. */
export async function moveBumps(tx: AppTx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('order_bumps')
    .set({ version_id: to })
    .where('app_id', '=', tx.app_id)
    .where('version_id', '=', from)
    .execute()
}

/** Replaces the whole list of order bumps of a product. */
export async function replaceBumps(
  tx: AppTx,
  product_id: string,
  bumps: readonly Omit<BumpRow, 'is_offered'>[],
): Promise<void> {
  await tx
    .deleteFrom('order_bumps')
    .where('app_id', '=', tx.app_id)
    .where('offered_with', '=', product_id)
    .execute()
  if (bumps.length === 0) return
  await tx
    .insertInto('order_bumps')
    .values(bumps.map((bump) => ({ app_id: tx.app_id, ...bump })))
    .execute()
}

const productColumns = [
  'id',
  'title',
  'subtitle',
  'description',
  'benefits',
  'cover',
  'contents',
  'teacher',
  'sample_page_id',
  'is_hidden',
  'is_on_sale',
  'archived_at',
  'created_at',
  'revision',
  'changed_by',
  'changed_by_name',
  'changed_at',
] as const

function products(db: AppDb | AppTx) {
  return db.selectFrom('products').select(productColumns).where('app_id', '=', db.app_id)
}

type StoredProduct = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number]

const idsOf = (rows: readonly StoredProduct[]): string[] => rows.map((row) => row.id)

type Prices = Awaited<ReturnType<typeof readPrices>>

const versionColumns = [
  'id',
  'product_id',
  'position',
  'name',
  'amount',
  'currency',
  'interval',
  'interval_count',
  'trial_days',
  'is_default',
  'setup_fee',
  'price_group',
  'archived_at',
] as const

const bumpColumns = ['id', 'offered_with', 'position', 'product_id', 'version_id', 'title', 'text'] as const

/**
 * Whether the product and the price that an order bump offers are on sale, and fit to a price of the product: an order
 * has one currency and renews at most one thing.
 */
function isBumpOffered() {
  return sql<boolean>`exists (
    select from products p join product_versions v on v.app_id = p.app_id and v.product_id = p.id
    where p.app_id = order_bumps.app_id and v.id = order_bumps.version_id
      and p.is_on_sale and p.archived_at is null and v.archived_at is null
      and exists (
        select from product_versions own
        where own.app_id = order_bumps.app_id and own.product_id = order_bumps.offered_with
          and own.archived_at is null and own.currency = v.currency
          and (own.interval is null or v.interval is null)
      )
  )`
}

async function readPrices(db: AppDb | AppTx, ids: readonly string[]) {
  if (ids.length === 0) return { versions: [], bumps: [], parts: [] }
  const [versions, bumps, parts] = await Promise.all([
    db
      .selectFrom('product_versions')
      .select(versionColumns)
      .where('app_id', '=', db.app_id)
      .where('product_id', 'in', [...ids])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_bumps')
      .select(bumpColumns)
      .select(isBumpOffered().as('is_offered'))
      .where('app_id', '=', db.app_id)
      .where('offered_with', 'in', [...ids])
      .orderBy('position')
      .execute(),
    listProductParts(db, ids),
  ])
  return { versions, bumps, parts }
}

function withPrices(rows: readonly StoredProduct[], { versions, bumps, parts }: Prices): ProductRow[] {
  return rows.map((row) => ({
    ...row,
    cover: row.cover as ImageRef,
    teacher: row.teacher as ProductText['teacher'],
    versions: versions
      .filter((version) => version.product_id === row.id)
      .map((version) => ({ ...version, interval: version.interval as Interval | null })),
    bumps: bumps.filter((bump) => bump.offered_with === row.id),
    includes: parts.flatMap(({ product_id, included_id, title }) =>
      product_id === row.id ? [{ product_id: included_id, title }] : [],
    ),
  }))
}

function authorColumns({ id, name }: Author, changed_at: Date) {
  return { changed_by: id, changed_by_name: name, changed_at }
}

function textColumns({
  benefits,
  cover,
  title,
  subtitle,
  description,
  contents,
  teacher,
  ...rest
}: ProductText) {
  return {
    title,
    subtitle,
    description,
    is_hidden: rest.is_hidden,
    is_on_sale: rest.is_on_sale,
    sample_page_id: rest.sample_page_id,
    ...searchColumns(`${title} ${subtitle}`),
    benefits: sql<string[]>`${benefits}::text[]`,
    contents: sql<string[]>`${contents}::text[]`,
    teacher: teacher === null ? null : JSON.stringify(teacher),
    cover: cover === null ? null : JSON.stringify(cover),
  }
}
