import type { z } from 'zod'
import type {
  ownerProduct,
  paymentIntent,
  product as productShape,
  purchase as purchaseShape,
} from '@foyer/contract/commerce/shapes'
import { offeredTrial } from '@foyer/domain/money'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { OpenedOrder } from './order.ts'
import type { ProductAssetOf } from './product-assets.ts'
import type { ProductRow } from './repository/products.ts'
import type { TaxNote } from './tax/tax-note.ts'
import type { listPurchases } from './repository/purchases.ts'

type Product = z.infer<typeof productShape>
type OwnProduct = z.infer<typeof ownerProduct>
export type OpenedPage = Product['opens'][number]
/** Returns the sample page of a product; null without one, and where the viewer may not read it. */
export type SampleOf = (product: Pick<ProductRow, 'sample_page_id'>) => OpenedPage | null

type ProductFacts = {
  assetOf: ProductAssetOf
  sampleOf: SampleOf
  tax: TaxNote
  tried?: ReadonlySet<string>
}

/** A product with the prices that are on sale and the pages it opens, as far as the viewer may know of them. */
export function presentProduct(
  row: ProductRow,
  opens: readonly OpenedPage[],
  { assetOf, sampleOf, tax, tried }: ProductFacts,
): Product {
  const { id, title, subtitle, description, benefits, cover, contents, teacher, is_hidden } = row
  const has_had_trial = tried?.has(id) ?? false
  return {
    id,
    title,
    subtitle,
    description,
    benefits,
    cover,
    contents,
    teacher: teacher && { ...teacher, photo_asset: assetOf(teacher.photo) },
    sample_page: sampleOf(row),
    is_hidden,
    opens: [...opens],
    cover_asset: assetOf(cover),
    includes: row.includes,
    has_had_trial,
    versions: row.versions.map(
      ({ product_id: _of, position: _at, archived_at: _when, price_group: group, ...version }) => ({
        ...version,
        trial_days: offeredTrial(version, has_had_trial),
        group,
        tax,
      }),
    ),
    order_bumps: row.bumps.map(({ offered_with: _with, position: _at, is_offered: _is, ...bump }) => bump),
  }
}

/** Presents the fields of a product that only its owner sees. */
export function presentOwn(
  { is_on_sale, sample_page_id, revision, changed_by, changed_by_name, changed_at }: ProductRow,
  included_pages: OwnProduct['included_pages'],
): Omit<OwnProduct, keyof Product> {
  return {
    included_pages,
    is_on_sale,
    sample_page_id,
    revision,
    changed_by: changed_by === null ? null : { id: changed_by, name: changed_by_name ?? '' },
    changed_at: changed_at?.toISOString() ?? null,
  }
}

/** Presents how a buyer continues a payment. */
export function presentIntent(opened: OpenedOrder): z.infer<typeof paymentIntent> {
  const { order, status, client_secret, publishable_key } = opened
  const { id: order_id, kind, provider, final_amount, currency } = order
  return { order_id, kind, provider, client_secret, publishable_key, status, final_amount, currency }
}

type PurchaseRow = Awaited<ReturnType<typeof listPurchases>>[number]

export function presentPurchase(
  row: PurchaseRow,
  cover: ImageRef,
  assetOf: ProductAssetOf,
): z.infer<typeof purchaseShape> {
  const { id, product_id, title, paid, currency, purchased_at, invoice_uuid, subscription_id, is_test } = row
  const { is_refunded, order_number } = row
  return {
    cover_asset: assetOf(cover),
    id,
    product_id,
    order_number,
    title,
    cover,
    invoice_uuid,
    subscription_id,
    is_test,
    is_refunded,
    total: { amount: paid, currency },
    purchased_at: purchased_at.toISOString(),
  }
}
