import { toDecimal } from '@foyer/domain/money'
import { dayInZone } from '@foyer/domain/time'
import type { Translate } from '@foyer/i18n'
import type { ListedOrder } from '../repository/studio-orders.ts'

/** The first row of an export. */
export function orderCsvHeader(t: Translate): string[] {
  return [
    t('studio_orders.columns.order'),
    t('studio_orders.columns.date'),
    t('studio_orders.columns.payment'),
    t('studio_orders.columns.customer'),
    t('studio_orders.columns.email'),
    t('studio_orders.columns.items'),
    t('studio_orders.coupon'),
    t('studio_orders.subtotal'),
    t('studio_orders.discount'),
    t('studio_orders.columns.tax'),
    t('studio_orders.columns.tax_rate'),
    t('studio_orders.columns.total'),
    t('studio_orders.refunded'),
    t('studio_orders.columns.currency'),
    t('studio_orders.country'),
    t('studio_orders.referral'),
  ]
}

/** One order as a row of an export, with its day in the app's time zone. */
export function orderCsvRow(t: Translate, order: ListedOrder, time_zone: string): string[] {
  const { number, status, name, email, titles, coupon_code, currency, country, tax } = order
  const decimal = (amount: number): string => toDecimal({ amount, currency })
  return [
    String(number),
    dayInZone((order.paid_at ?? order.created_at).toISOString(), time_zone),
    t(`studio_orders.statuses.${status}`),
    name,
    email,
    titles.join(', '),
    coupon_code ?? '',
    decimal(order.subtotal),
    decimal(order.discount),
    decimal(tax?.amount ?? 0),
    (tax?.rows ?? []).map(({ rate }) => `${rate / 1000}%`).join(' + '),
    decimal(order.total),
    decimal(order.refunded),
    currency,
    country ?? '',
    order.referral ?? '',
  ]
}
