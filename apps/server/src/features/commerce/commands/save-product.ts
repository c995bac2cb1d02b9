import type { z } from 'zod'
import type { FieldCode } from '@foyer/contract'
import type { orderBumpInput, versionInput } from '@foyer/contract/commerce/shapes'
import { isSellableCurrency } from '@foyer/contract/rules/currencies'
import { maxPrice } from '@foyer/contract/rules/max-price'
import { chargeStep, minPrice, toDecimal } from '@foyer/domain/money'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { bumpAppVersion } from '../../apps/index.ts'
import { validatePictures } from '../../media/index.ts'
import {
  archiveVersions,
  updateVersionOrder,
  findProducts,
  insertProduct,
  insertVersions,
  lockProduct,
  moveBumps,
  replaceBumps,
  updateProductText,
  type Author,
  type ProductRow,
  type ProductText,
  type VersionRow,
} from '../repository/products.ts'

export type VersionInput = z.output<typeof versionInput>
export type BumpInput = z.output<typeof orderBumpInput>
export type ProductInput = Omit<ProductText, 'is_on_sale'> & {
  /** Left out: a new product is a draft, and one that exists stays what it is. */
  is_on_sale?: boolean | undefined
  versions: readonly VersionInput[]
  order_bumps?: readonly BumpInput[] | undefined
  /** What the product was read at; where it is left out, whatever is there is replaced. */
  revision?: number | undefined
}

/** Who saves a product, and when. */
export type SaveContext = { by: Author; now: Date }

/**
 * Creates a product with its prices from validated input. Throws `unknown_currency`, `interval_mismatch`,
 * `invalid_order_bump` or `invalid` (cover, or a price that cannot be charged), each with its field.
 */
export async function createProduct(
  tx: AppTx,
  input: ProductInput & { id?: string },
  save_context: SaveContext,
): Promise<ProductRow> {
  validateVersions(input.versions)
  await validateImages(tx, input)
  const id = input.id ?? newId()
  await insertProduct(tx, { id, text: pickText(input, false), ...save_context })
  await insertVersions(
    tx,
    withOneDefault(input.versions).map((version, position) => newVersion(id, version, position)),
  )
  return writeBumps(tx, id, input.order_bumps ?? [])
}

/**
 * Updates a product; null if it is missing or off sale. Sold prices never change. Throws like `createProduct`,
 * `invalid_version` for a foreign version, and `stale_revision` with the last author.
 */
export async function updateProduct(
  tx: AppTx,
  id: string,
  input: ProductInput,
  save_context: SaveContext,
): Promise<ProductRow | null> {
  const product = await lockProduct(tx, id)
  if (!product || product.archived_at) return null
  if (input.revision !== undefined && input.revision !== product.revision) throw createStaleError(product)
  validateVersionIds(product, input.versions)
  validateVersions(input.versions)
  await validateImages(tx, input, product)

  const text = pickText(input, product.is_on_sale)
  await updateProductText(tx, { id, text, ...save_context })
  // Published pages hide buttons to products off sale.
  if (text.is_on_sale !== product.is_on_sale) await bumpAppVersion(tx, tx.app_id)
  await writeVersions(tx, product, input.versions, save_context.now)
  return input.order_bumps ? writeBumps(tx, id, input.order_bumps) : readProduct(tx, id)
}

async function writeVersions(
  tx: AppTx,
  product: ProductRow,
  requested_versions: readonly VersionInput[],
  now: Date,
): Promise<void> {
  const existing = new Map(product.versions.map((version) => [version.id, version]))
  const retained = new Set<string>()
  const added: Omit<VersionRow, 'archived_at'>[] = []
  const replaced: { from: string; to: string }[] = []
  for (const [position, version] of withOneDefault(requested_versions).entries()) {
    const old = version.id === undefined ? undefined : existing.get(version.id)
    if (old && isSamePrice(old, version)) {
      retained.add(old.id)
      await updateVersionOrder(tx, {
        id: old.id,
        position,
        name: version.name,
        is_default: version.is_default,
        price_group: version.group,
      })
      continue
    }
    const next = newVersion(product.id, version, position)
    added.push(next)
    if (old) replaced.push({ from: old.id, to: next.id })
  }
  await archiveVersions(
    tx,
    product.versions.flatMap(({ id }) => (retained.has(id) ? [] : id)),
    now,
  )
  await insertVersions(tx, added)
  for (const move of replaced) await moveBumps(tx, move)
}

async function writeBumps(tx: AppTx, id: string, bumps: readonly BumpInput[]): Promise<ProductRow> {
  const offered = new Map(
    (
      await findProducts(
        tx,
        bumps.map((bump) => bump.product_id),
      )
    ).map((one) => [one.id, one]),
  )
  for (const [index, { product_id, version_id }] of bumps.entries()) {
    const other = offered.get(product_id)
    const refuse = (field: 'product_id' | 'version_id', code: FieldCode) =>
      createFieldRefusal('invalid_order_bump', `order_bumps.${index}.${field}`, code)
    if (product_id === id) throw refuse('product_id', 'same_product')
    if (!other || other.archived_at) throw refuse('product_id', 'unknown_product')
    if (!other.versions.some((version) => version.id === version_id))
      throw refuse('version_id', 'unknown_version')
  }
  const rows = bumps.map(({ product_id, version_id, title, text }, position) => ({
    id: newId(),
    offered_with: id,
    position,
    product_id,
    version_id,
    title,
    text,
  }))
  await replaceBumps(tx, id, rows)
  return readProduct(tx, id)
}

async function readProduct(tx: AppTx, id: string): Promise<ProductRow> {
  const [product] = await findProducts(tx, [id])
  if (!product) throw new Error('A product that was just written is gone.')
  return product
}

/** A price recurs or it does not; only what recurs and costs something has a trial or a set-up fee. */
function validateVersions(versions: readonly VersionInput[]): void {
  for (const [index, version] of versions.entries()) {
    const { currency, interval, interval_count, trial_days, amount, setup_fee, group } = version
    const refuse = (code: 'unknown_currency' | 'interval_mismatch', field: keyof VersionInput) =>
      createFieldRefusal(code, `versions.${index}.${field}`, code)
    if (!isSellableCurrency(currency)) throw refuse('unknown_currency', 'currency')
    validateSize(amount, currency, `versions.${index}.amount`)
    if (amount % chargeStep(currency) !== 0) throw createStepRefusal(`versions.${index}.amount`, currency)
    if ((interval === null) !== (interval_count === null)) throw refuse('interval_mismatch', 'interval_count')
    const has_renewals = interval !== null && amount > 0
    if (!has_renewals && trial_days > 0) throw refuse('interval_mismatch', 'trial_days')
    if (!has_renewals && setup_fee > 0) throw refuse('interval_mismatch', 'setup_fee')
    validateSize(setup_fee, currency, `versions.${index}.setup_fee`)
    if (setup_fee % chargeStep(currency) !== 0)
      throw createStepRefusal(`versions.${index}.setup_fee`, currency)
    const is_same_plan = (one: VersionInput) => group !== null && one.group === group
    if (versions.slice(0, index).some((one) => is_same_plan(one) && one.currency === currency))
      throw invalidField(`versions.${index}.currency`, 'currency_twice', { currency })
  }
}

/** The payment provider takes neither more nor less; what is free is not charged. */
function validateSize(amount: number, currency: string, path: string): void {
  const [min, max] = [minPrice(currency), maxPrice(currency)]
  const decimal = (limit: number): string => toDecimal({ amount: limit, currency })
  if (amount > max) throw invalidField(path, 'price_too_big', { max: `${decimal(max)} ${currency}` })
  if (amount > 0 && amount < min)
    throw invalidField(path, 'price_too_small', { min: `${decimal(min)} ${currency}` })
}

/** A version that is named has to be the product's own, and is named once. */
function validateVersionIds(product: ProductRow, versions: readonly VersionInput[]): void {
  const removed = new Set(product.versions.map((version) => version.id))
  for (const [index, { id }] of versions.entries()) {
    if (id !== undefined && !removed.delete(id))
      throw createFieldRefusal('invalid_version', `versions.${index}.id`, 'unknown_version')
  }
}

type Images = Pick<ProductText, 'cover' | 'teacher'>

/** Checks the images that differ from those saved before. */
async function validateImages(
  tx: AppTx,
  { cover, teacher }: Images,
  saved: Images | null = null,
): Promise<void> {
  const images = [
    { path: 'cover.media_id', image: cover, before: saved?.cover ?? null },
    { path: 'teacher.photo.media_id', image: teacher?.photo ?? null, before: saved?.teacher?.photo ?? null },
  ]
  const added = images.flatMap(({ path, image, before }) =>
    image && 'media_id' in image && !isSamePicture(before, image) ? [{ path, media_id: image.media_id }] : [],
  )
  if (added.length > 0) await validatePictures(tx, added)
}

function isSamePicture(a: ProductText['cover'], b: ProductText['cover']): boolean {
  return a !== null && b !== null && 'media_id' in a && 'media_id' in b && a.media_id === b.media_id
}

function createStaleError({ changed_by_name, changed_at }: ProductRow): CallError {
  const params = changed_at && { changed_by: changed_by_name ?? '', changed_at: changed_at.toISOString() }
  return new CallError('stale_revision', params ?? {})
}

type ProductRefusal = 'unknown_currency' | 'interval_mismatch' | 'invalid_version' | 'invalid_order_bump'

/** A refusal of one field of a product. */
function createFieldRefusal(
  code: ProductRefusal,
  path: string,
  at_field: FieldCode,
): CallError<ProductRefusal> {
  return new CallError(code, {}, { errors: [{ path, code: at_field }] })
}

/** A price that the payment provider cannot charge, since it is between two of its steps. */
function createStepRefusal(path: string, currency: string): CallError {
  const step = toDecimal({ amount: chargeStep(currency), currency })
  return new CallError('invalid', {}, { errors: [{ path, code: 'price_step', params: { step, currency } }] })
}

function withOneDefault(versions: readonly VersionInput[]): VersionInput[] {
  const marked = versions.findIndex((version) => version.is_default)
  return versions.map((version, index) => ({ ...version, is_default: index === Math.max(0, marked) }))
}

function isSamePrice(a: VersionRow, b: VersionInput): boolean {
  return (
    a.amount === b.amount &&
    a.currency === b.currency &&
    a.interval === b.interval &&
    a.interval_count === b.interval_count &&
    a.trial_days === b.trial_days &&
    a.setup_fee === b.setup_fee
  )
}

function newVersion(
  product_id: string,
  version: VersionInput,
  position: number,
): Omit<VersionRow, 'archived_at'> {
  const { name, amount, currency, interval, interval_count, trial_days, is_default, setup_fee } = version
  return {
    id: newId(),
    product_id,
    position,
    name,
    amount,
    currency,
    interval,
    interval_count,
    trial_days,
    is_default,
    setup_fee,
    price_group: version.group,
  }
}

function pickText(input: ProductInput, was_on_sale: boolean): ProductText {
  const { title, subtitle, description, benefits, cover, is_hidden, is_on_sale = was_on_sale } = input
  const { contents, teacher, sample_page_id } = input
  const pitch = { benefits, contents, teacher, sample_page_id }
  return { title, subtitle, description, cover, is_hidden, is_on_sale, ...pitch }
}
