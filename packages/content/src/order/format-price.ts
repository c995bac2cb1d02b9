import type { Format, Translate } from '@foyer/i18n'
import type { Interval, Preview, Product, Version } from './types.ts'

type Price = {
  amount: number
  currency: string
  interval: Interval | null
  interval_count: number | null
  /** What the price says about tax. */
  tax?: Version['tax'] | undefined
}

/** A price with how often it is paid and what it says about tax, such as "$29 a month plus tax". */
export function formatPrice(
  t: Translate,
  format: Pick<Format, 'money'>,
  { tax = null, ...price }: Price,
): string {
  const term = formatTerm(t, format, price)
  if (tax === null || price.amount === 0) return term
  return t(tax === 'included' ? 'checkout.price.tax_included' : 'checkout.price.tax_added', { price: term })
}

function formatTerm(
  t: Translate,
  format: Pick<Format, 'money'>,
  { amount, currency, interval, interval_count }: Omit<Price, 'tax'>,
): string {
  const price = amount === 0 ? t('common.free') : format.money(amount, currency)
  if (interval === null || amount === 0) return price
  const count = interval_count ?? 1
  switch (interval) {
    case 'day':
      return t('checkout.price.day', { price, count })
    case 'week':
      return t('checkout.price.week', { price, count })
    case 'month':
      return t('checkout.price.month', { price, count })
    default:
      return t('checkout.price.year', { price, count })
  }
}

type Renewal = Pick<Preview, 'recurring' | 'currency'> & {
  lines: readonly Pick<Preview['lines'][number], 'trial_ends_at'>[]
}

/** What happens after today, in one sentence; null where nothing recurs. */
export function formatRenewal(
  t: Translate,
  format: Pick<Format, 'money' | 'date'>,
  preview: Renewal,
): string | null {
  const { recurring, currency } = preview
  if (!recurring) return null
  const price = formatRenewalPrice(t, format, recurring, currency)
  const trial = preview.lines.find((line) => line.trial_ends_at !== null)?.trial_ends_at ?? null
  if (trial !== null) return t('checkout.trial', { date: format.date(trial, 'long'), price })
  return t('checkout.renews', { date: format.date(recurring.next_at, 'long'), price })
}

/** What a coupon gives, such as "20% off". */
export function formatCoupon(
  t: Translate,
  format: Pick<Format, 'money' | 'percent'>,
  { discount }: Pick<NonNullable<Preview['coupon']>, 'discount'>,
  currency: string,
): string {
  switch (discount.kind) {
    case 'percent':
      return t('checkout.coupon.percent', { percent: format.percent(discount.percent_off) })
    case 'trial':
      return t('checkout.coupon.days', { count: discount.trial_days })
    default: {
      const off = discount.amounts_off.find((one) => one.currency === currency) ?? discount.amounts_off[0]
      return off ? t('checkout.coupon.amount', { price: format.money(off.amount, off.currency) }) : ''
    }
  }
}

/** What is paid from the next payment on: first with the discount of a coupon, then without it. */
function formatRenewalPrice(
  t: Translate,
  format: Pick<Format, 'money'>,
  recurring: NonNullable<Preview['recurring']>,
  currency: string,
): string {
  const { next_amount, discounted_periods: count } = recurring
  if (count === null) return formatPrice(t, format, { ...recurring, amount: next_amount, currency })
  const price = formatPrice(t, format, { ...recurring, currency })
  if (count === 0) return price
  const first = next_amount === 0 ? t('common.free') : format.money(next_amount, currency)
  return t('checkout.price.discounted', { count, first, price })
}

/** What the renewal of a version is likely to be, with `day` in place of the date that only the server knows. */
export function expectedRenewal(
  { amount, currency, interval, interval_count, trial_days }: Product['versions'][number],
  day: Date,
): Renewal {
  const next_at = day.toISOString()
  return {
    currency,
    recurring:
      interval === null
        ? null
        : {
            amount,
            interval,
            interval_count: interval_count ?? 1,
            next_at,
            next_amount: amount,
            discounted_periods: 0,
          },
    lines: [{ trial_ends_at: trial_days > 0 ? next_at : null }],
  }
}

/** A tax rate in thousandths of a per cent, such as "25.5%". */
export function formatRate(format: Pick<Format, 'number'>, rate: number): string {
  return format.number(rate / 100_000, { style: 'percent', maximumFractionDigits: 3 })
}
