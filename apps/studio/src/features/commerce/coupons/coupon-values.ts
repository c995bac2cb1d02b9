import type { InputFor, OutputFor } from '@foyer/contract/client'
import { minPrice, readPrice, writePrice } from '@foyer/domain/money'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '#platform/use-form.ts'

type Coupon = OutputFor<'commerce.createCoupon'>
type CouponInput = InputFor<'commerce.createCoupon'>

export const COUPON_KINDS = ['percent', 'fixed', 'trial'] as const
export const COUPON_DURATIONS = ['once', 'periods', 'forever'] as const

/** A coupon as it is typed. */
export type CouponValues = {
  readonly code: string
  readonly name: string
  readonly kind: (typeof COUPON_KINDS)[number]
  readonly percent_off: number | null
  readonly trial_days: number | null
  readonly amounts: readonly { readonly amount: string; readonly currency: string }[]
  readonly duration: (typeof COUPON_DURATIONS)[number]
  readonly periods: number | null
  /** Empty: all products. */
  readonly product_ids: readonly string[]
  /** Prices that were chosen by a call; the form retains them. */
  readonly version_ids: readonly string[] | null
  readonly starts_on: string
  readonly ends_on: string
  readonly max_uses: number | null
  readonly is_once_each: boolean
  readonly max_uses_each: number | null
  /** What the coupon was read at; null for one that is new. */
  readonly revision: number | null
}

/** The form of a coupon that is new. */
export function createBlankCoupon(currency: string): CouponValues {
  return {
    code: '',
    name: '',
    kind: 'percent',
    percent_off: 20,
    trial_days: 14,
    amounts: [{ amount: '', currency }],
    duration: 'once',
    periods: 3,
    product_ids: [],
    version_ids: null,
    starts_on: '',
    ends_on: '',
    max_uses: null,
    is_once_each: true,
    max_uses_each: null,
    revision: null,
  }
}

/** The form of a coupon that there is. */
export function toCouponValues(coupon: Coupon, currency: string, locale: string): CouponValues {
  const { code, name, discount, periods, product_ids, version_ids, max_uses, max_uses_each, revision } =
    coupon
  const blank = createBlankCoupon(currency)
  return {
    code,
    name,
    kind: discount.kind,
    percent_off: discount.kind === 'percent' ? discount.percent_off : blank.percent_off,
    trial_days: discount.kind === 'trial' ? discount.trial_days : blank.trial_days,
    amounts:
      discount.kind === 'fixed'
        ? discount.amounts_off.map((one) => ({ amount: writePrice(one, locale), currency: one.currency }))
        : blank.amounts,
    duration: periods === 0 ? 'forever' : periods === 1 ? 'once' : 'periods',
    periods: periods > 1 ? periods : blank.periods,
    product_ids: product_ids ?? [],
    version_ids,
    starts_on: coupon.starts_on ?? '',
    ends_on: coupon.ends_on ?? '',
    max_uses,
    is_once_each: max_uses_each === 1,
    max_uses_each,
    revision,
  }
}

/** Returns the errors of a coupon's form by field path. */
export function validateCoupon(t: Translate, values: CouponValues, locale: string): FieldErrors {
  const errors: Record<string, string> = {}
  const { code, kind, percent_off, trial_days, amounts, duration, periods, starts_on, ends_on } = values
  if (!/^[\p{L}\p{M}\p{N}_-]+$/u.test(code.trim())) errors['code'] = t('studio_coupons.errors.code')
  if (kind === 'percent' && !isWithin(percent_off, 1, 100))
    errors['discount.percent_off'] = t('studio_coupons.errors.percent')
  if (kind === 'trial' && !isWithin(trial_days, 1, 365))
    errors['discount.trial_days'] = t('studio_coupons.errors.days')
  if (kind === 'fixed')
    amounts.forEach(({ amount, currency }, i) => {
      const read = readPrice(amount, currency, locale)
      if (!read.ok || read.amount <= 0)
        errors[`discount.amounts_off.${i}.amount`] = t('studio_coupons.errors.amount')
    })
  if (kind !== 'trial' && duration === 'periods' && !isWithin(periods, 2, 120))
    errors['periods'] = t('studio_coupons.errors.periods')
  if (starts_on !== '' && ends_on !== '' && ends_on < starts_on) errors['ends_on'] = t('errors.before_from')
  if (values.max_uses !== null && !isWithin(values.max_uses, 1, 1_000_000))
    errors['max_uses'] = t('studio_coupons.errors.uses')
  return errors
}

const isWithin = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

/** The coupon as the server takes it. Call it only without errors. */
export function toCouponInput(values: CouponValues, locale: string): CouponInput {
  const { code, name, product_ids, version_ids, max_uses, is_once_each, max_uses_each } = values
  return {
    code: code.trim(),
    name,
    discount: toDiscount(values, locale),
    periods: toPeriods(values),
    product_ids: product_ids.length === 0 ? null : [...product_ids],
    version_ids: version_ids && [...version_ids],
    max_uses,
    max_uses_each: is_once_each ? 1 : max_uses_each === 1 ? null : max_uses_each,
    starts_on: values.starts_on || null,
    ends_on: values.ends_on || null,
  }
}

function toPeriods({ kind, duration, periods }: CouponValues): number {
  if (kind === 'trial' || duration === 'once') return 1
  return duration === 'forever' ? 0 : (periods ?? 2)
}

function toDiscount(
  { kind, percent_off, trial_days, amounts }: CouponValues,
  locale: string,
): CouponInput['discount'] {
  if (kind === 'percent') return { kind, percent_off: percent_off ?? 0 }
  if (kind === 'trial') return { kind, trial_days: trial_days ?? 0 }
  return {
    kind,
    amounts_off: amounts.map(({ amount, currency }) => {
      const read = readPrice(amount, currency, locale)
      return { currency, amount: read.ok ? read.amount : minPrice(currency) }
    }),
  }
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that is hard to guess, of letters and digits that are not mistaken for each other. */
export function generateCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  )
}
