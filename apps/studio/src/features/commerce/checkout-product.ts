import type { OutputFor } from '@foyer/contract/client'
import { computeOrderTotal, nextPeriodEnd } from '@foyer/domain/money'
import { parseAmount, readTerms, type ProductValues } from './product-values.ts'

type Product = Pick<
  OutputFor<'commerce.getProduct'>,
  'id' | 'title' | 'subtitle' | 'versions' | 'order_bumps'
>
type TaxNote = Product['versions'][number]['tax']
type Preview = OutputFor<'commerce.previewOrder'>

/** The product as buyers get it once the values are saved; prices that are not yet complete are left out. */
export function toCheckoutProduct(
  id: string,
  values: ProductValues,
  locale: string,
  tax: TaxNote = null,
): Product {
  const { title, subtitle, versions, bumps, first } = values
  return {
    id,
    title: title.trim(),
    subtitle: subtitle.trim(),
    versions: versions.flatMap((version) => {
      const { key, name, price, currency, group } = version
      const amount = parseAmount(price, currency, locale)
      if (amount === null) return []
      return [
        {
          id: key,
          name,
          ...readTerms(version, amount, locale),
          currency,
          group,
          is_default: key === first,
          tax,
        },
      ]
    }),
    order_bumps: bumps.map(({ key, product_id, version_id, title: headline, text }) => ({
      id: key,
      product_id,
      version_id,
      title: headline,
      text,
    })),
  }
}

/** What an order of one version comes to for a new buyer, by the rules that the server prices orders by. */
export function previewCheckout(
  product: Product,
  version_id: string,
  { now, zone }: { now: Date; zone: string },
): Preview | undefined {
  const version = product.versions.find((one) => one.id === version_id)
  if (!version) return undefined
  const { amount, currency, interval_count, trial_days, setup_fee } = version
  const interval = amount === 0 ? null : version.interval
  const order = computeOrderTotal(
    [
      {
        version: {
          version_id,
          product_id: product.id,
          price: { amount, currency },
          interval,
          interval_count: interval_count ?? 1,
          trial_days,
          setup_fee,
        },
        is_order_bump: false,
      },
    ],
    null,
  )
  const [line] = order.ok ? order.total.lines : []
  if (!order.ok || !line) return undefined
  const trial_ends_at =
    line.trial_days > 0 ? new Date(now.getTime() + line.trial_days * 86_400_000).toISOString() : null
  return {
    currency,
    subtotal: order.total.subtotal.amount,
    discount: order.total.discount.amount,
    final_amount: order.total.due_now.amount,
    tax: null,
    tax_state: version.tax === null ? 'off' : 'waiting',
    is_tax_inclusive: version.tax === null ? null : version.tax === 'included',
    country: null,
    tax_id: null,
    needs_postal_code: false,
    needs_waiver: false,
    needs_start_request: false,
    owned_order_bumps: [],
    owned_parts: [],
    unfit_order_bumps: [],
    owned_products: [],
    unfit_products: [],
    tried_products: [],
    lines: [
      {
        product_id: product.id,
        version_id,
        title: product.title,
        amount,
        discount: 0,
        total: line.due_now.amount,
        interval,
        interval_count,
        trial_ends_at,
        is_bump: false,
        setup_fee,
        setup_due: line.setup_due.amount,
        tax: 0,
      },
    ],
    coupon: null,
    recurring: interval && {
      amount,
      interval,
      interval_count: interval_count ?? 1,
      next_amount: amount,
      discounted_periods: 0,
      next_at: trial_ends_at ?? nextPeriodEnd(now.toISOString(), interval, interval_count ?? 1, zone),
    },
  }
}
