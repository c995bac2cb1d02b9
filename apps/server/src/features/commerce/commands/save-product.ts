import type { z } from 'zod'
import type { orderBumpInput, versionInput } from '@foyer/contract/commerce/shapes'
import type { AppTx } from '../../../platform/database/app-db.ts'
import { newId } from '../../../platform/ids.ts'
import {
  archiveVersions,
  arrangeVersion,
  findProducts,
  insertProduct,
  insertVersions,
  lockProduct,
  moveBumps,
  replaceBumps,
  updateProductText,
  type BumpRow,
  type ProductRow,
  type ProductText,
  type VersionRow,
} from '../repository/products.ts'

export type VersionInput = z.output<typeof versionInput>
export type BumpInput = z.output<typeof orderBumpInput>
export type ProductInput = ProductText & {
  versions: readonly VersionInput[]
  order_bumps?: readonly BumpInput[] | undefined
}

/** Why a product is not taken. */
export type ProductRefusal = 'unknown_currency' | 'interval_mismatch' | 'invalid_version'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Makes a product with its prices. The input has passed the contract. */
export async function createProduct(
  tx: AppTx,
  input: ProductInput & { id?: string },
  now: Date,
): Promise<ProductRow | ProductRefusal> {
  const refusal = judgeVersions(input.versions)
  if (refusal) return refusal
  const id = input.id ?? newId()
  await insertProduct(tx, { ...textOf(input), id, created_at: now })
  await insertVersions(
    tx,
    withOneDefault(input.versions).map((version, position) => newVersion(id, version, position)),
  )
  return writeBumps(tx, id, input.order_bumps ?? [])
}

/** Changes a product; null where it is not there or off sale. Prices that were sold stay as they were. */
export async function updateProduct(
  tx: AppTx,
  id: string,
  input: ProductInput,
  now: Date,
): Promise<ProductRow | ProductRefusal | null> {
  const product = await lockProduct(tx, id)
  if (!product || product.archived_at) return null
  const known = new Map(product.versions.map((version) => [version.id, version]))
  const named = input.versions.flatMap((version) => version.id ?? [])
  const is_confused = new Set(named).size < named.length || named.some((one) => !known.has(one))
  const refusal = is_confused ? 'invalid_version' : judgeVersions(input.versions)
  if (refusal) return refusal

  await updateProductText(tx, id, textOf(input))
  await writeVersions(tx, product, input.versions, now)
  return input.order_bumps ? writeBumps(tx, id, input.order_bumps) : readProduct(tx, id)
}

async function writeVersions(
  tx: AppTx,
  product: ProductRow,
  wished: readonly VersionInput[],
  now: Date,
): Promise<void> {
  const known = new Map(product.versions.map((version) => [version.id, version]))
  const kept = new Set<string>()
  const fresh: Omit<VersionRow, 'archived_at'>[] = []
  const replaced: { from: string; to: string }[] = []
  for (const [position, version] of withOneDefault(wished).entries()) {
    const old = version.id === undefined ? undefined : known.get(version.id)
    if (old && isSamePrice(old, version)) {
      kept.add(old.id)
      await arrangeVersion(tx, { id: old.id, position, name: version.name, is_default: version.is_default })
      continue
    }
    const next = newVersion(product.id, version, position)
    fresh.push(next)
    if (old) replaced.push({ from: old.id, to: next.id })
  }
  await archiveVersions(
    tx,
    product.versions.flatMap(({ id }) => (kept.has(id) ? [] : id)),
    now,
  )
  await insertVersions(tx, fresh)
  for (const move of replaced) await moveBumps(tx, move)
}

async function writeBumps(
  tx: AppTx,
  id: string,
  bumps: readonly BumpInput[],
): Promise<ProductRow | ProductRefusal> {
  const offered = new Map(
    (
      await findProducts(
        tx,
        bumps.map((bump) => bump.product_id),
      )
    ).map((one) => [one.id, one]),
  )
  const is_good = bumps.every(({ product_id, version_id }) => {
    const other = offered.get(product_id)
    return (
      product_id !== id &&
      other &&
      !other.archived_at &&
      other.versions.some((version) => version.id === version_id)
    )
  })
  if (!is_good) return 'invalid_version'
  const rows: BumpRow[] = bumps.map(({ product_id, version_id, title, text }, position) => ({
    ...{ id: newId(), offered_with: id, position, product_id, version_id, title, text },
  }))
  await replaceBumps(tx, id, rows)
  return readProduct(tx, id)
}

async function readProduct(tx: AppTx, id: string): Promise<ProductRow> {
  const [product] = await findProducts(tx, [id])
  if (!product) throw new Error('A product that was just written is gone.')
  return product
}

/** A price recurs or it does not; what recurs costs something, and only what recurs has a trial. */
function judgeVersions(versions: readonly VersionInput[]): ProductRefusal | null {
  for (const { currency, interval, interval_count, trial_days, amount } of versions) {
    if (!currencies.has(currency)) return 'unknown_currency'
    if ((interval === null) !== (interval_count === null)) return 'interval_mismatch'
    if (interval === null ? trial_days > 0 : amount === 0) return 'interval_mismatch'
  }
  return null
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
    a.trial_days === b.trial_days
  )
}

function newVersion(
  product_id: string,
  version: VersionInput,
  position: number,
): Omit<VersionRow, 'archived_at'> {
  const { name, amount, currency, interval, interval_count, trial_days, is_default } = version
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
  }
}

function textOf({ title, subtitle, description, benefits, cover, is_hidden }: ProductText): ProductText {
  return { title, subtitle, description, benefits, cover, is_hidden }
}
