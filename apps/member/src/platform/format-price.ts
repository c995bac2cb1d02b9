import type { Format, Translate } from '@foyer/i18n'

type Interval = 'day' | 'week' | 'month' | 'year'
type Price = { amount: number; currency: string; interval: Interval | null; interval_count: number | null }

/** A price with how often it is paid, such as "$29 a month". */
export function formatPrice(
  t: Translate,
  format: Pick<Format, 'money'>,
  { amount, currency, interval, interval_count }: Price,
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
