import { isSellableCurrency } from '@foyer/contract/rules/currencies'
import { chargeStep, couponKey, toDecimal, type CouponDiscount } from '@foyer/domain/money'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import {
  findCoupon,
  insertCoupon,
  insertCouponChange,
  isCodeTaken,
  lockCoupon,
  updateCouponRow,
  type CouponAction,
  type CouponRow,
  type CouponSave,
  type CouponText,
} from '../repository/coupons.ts'
import { findExistingProductIds, findExistingVersionIds } from '../repository/product-names.ts'

/** Creates a coupon from validated input. Throws `invalid` with the field. */
export async function createCoupon(
  tx: AppTx,
  input: CouponText & { id?: string },
  save: CouponSave,
): Promise<CouponRow> {
  const { id = newId(), ...text } = input
  await validateCoupon(tx, text)
  if (!(await insertCoupon(tx, { id, key: keyOf(text), text, ...save }))) throw codeTaken()
  return recordChange(tx, id, 'created', { save, before: null })
}

/** Creates the coupons of a starter kit: each once for a member, for all products and without an end. */
export async function createCoupons(
  tx: AppTx,
  coupons: readonly Pick<CouponText, 'code' | 'discount' | 'periods'>[],
  save: CouponSave,
): Promise<void> {
  for (const coupon of coupons) await createCoupon(tx, { ...UNLIMITED, ...coupon }, save)
}

const UNLIMITED = {
  name: '',
  max_uses: null,
  max_uses_each: 1,
  starts_on: null,
  ends_on: null,
  product_ids: null,
  version_ids: null,
}

/** Updates a coupon; null if it is missing or archived. Throws like `createCoupon`, and `stale_revision`. */
export async function updateCoupon(
  tx: AppTx,
  id: string,
  { revision, ...text }: CouponText & { revision?: number | undefined },
  save: CouponSave,
): Promise<CouponRow | null> {
  const before = await lockUsable(tx, id)
  if (!before) return null
  if (revision !== undefined && revision !== before.revision) throw createStaleError(before)
  await validateCoupon(tx, text)
  const key = keyOf(text)
  if (await isCodeTaken(tx, id, key)) throw codeTaken()
  await updateCouponRow(tx, id, save, { key, text })
  return recordChange(tx, id, 'updated', { save, before })
}

/** Pauses, resumes or archives a coupon; null if it is missing or archived. A repeat changes nothing. */
export async function switchCoupon(
  tx: AppTx,
  id: string,
  action: Exclude<CouponAction, 'created' | 'updated'>,
  save: CouponSave,
): Promise<CouponRow | null> {
  const before = await lockUsable(tx, id)
  if (!before) return null
  const is_paused = before.paused_at !== null
  if (action !== 'archived' && (action === 'paused') === is_paused) return before
  const change =
    action === 'archived' ? { archived_at: save.now } : { paused_at: action === 'paused' ? save.now : null }
  await updateCouponRow(tx, id, save, change)
  return recordChange(tx, id, action, { save, before })
}

async function lockUsable(tx: AppTx, id: string): Promise<CouponRow | null> {
  const coupon = await lockCoupon(tx, id)
  return coupon?.archived_at === null ? coupon : null
}

async function recordChange(
  tx: AppTx,
  id: string,
  action: CouponAction,
  { save: { by, now }, before }: { save: CouponSave; before: CouponRow | null },
): Promise<CouponRow> {
  const after = await findCoupon(tx, id)
  if (!after) throw new Error('A coupon that was just written is missing.')
  await insertCouponChange(tx, id, {
    revision: after.revision,
    action,
    changed_by: by.id,
    changed_by_name: by.name,
    changed_at: now,
    before: before && textOf(before),
    after: textOf(after),
  })
  return after
}

function textOf(row: CouponRow): CouponText {
  const { code, name, discount, periods, max_uses, max_uses_each, starts_on, ends_on } = row
  const { product_ids, version_ids } = row
  return {
    code,
    name,
    discount,
    periods,
    max_uses,
    max_uses_each,
    starts_on,
    ends_on,
    product_ids,
    version_ids,
  }
}

/** Returns the names of the fields that a change gave another value. */
export function changedFields(before: CouponText | null, after: CouponText | null): string[] {
  if (!before || !after) return []
  return Object.keys(after).filter((name) => {
    const field = name as keyof CouponText
    return JSON.stringify(before[field]) !== JSON.stringify(after[field])
  })
}

const keyOf = ({ code }: CouponText): string => couponKey(code)

const codeTaken = (): CallError => invalidField('code', 'code_taken')

async function validateCoupon(tx: AppTx, text: CouponText): Promise<void> {
  const { discount, starts_on, ends_on, product_ids, version_ids } = text
  if (keyOf(text) === '') throw invalidField('code', 'invalid')
  validateAmounts(discount)
  if (starts_on !== null && ends_on !== null && ends_on < starts_on)
    throw invalidField('ends_on', 'before_from')
  if (product_ids) {
    const known = await findExistingProductIds(tx, product_ids)
    const unknown = product_ids.findIndex((id) => !known.has(id))
    if (unknown >= 0) throw invalidField(`product_ids.${unknown}`, 'unknown_product')
  }
  if (version_ids) {
    const known = await findExistingVersionIds(tx, version_ids)
    const unknown = version_ids.findIndex((id) => !known.has(id))
    if (unknown >= 0) throw invalidField(`version_ids.${unknown}`, 'unknown_version')
  }
}

/** Each currency is one that can be sold in, is given once, and its amount is one that can be charged. */
function validateAmounts(discount: CouponDiscount): void {
  if (discount.kind !== 'fixed') return
  for (const [index, { amount, currency }] of discount.amounts_off.entries()) {
    const path = `discount.amounts_off.${index}`
    const first = discount.amounts_off.findIndex((one) => one.currency === currency)
    if (!isSellableCurrency(currency)) throw invalidField(`${path}.currency`, 'unknown_currency')
    if (first < index) throw invalidField(`${path}.currency`, 'given_twice')
    const step = chargeStep(currency)
    if (amount % step !== 0)
      throw invalidField(`${path}.amount`, 'price_step', {
        step: toDecimal({ amount: step, currency }),
        currency,
      })
  }
}

function createStaleError({ changed_by_name, changed_at }: CouponRow): CallError {
  return new CallError('stale_revision', {
    changed_by: changed_by_name ?? '',
    changed_at: changed_at.toISOString(),
  })
}
