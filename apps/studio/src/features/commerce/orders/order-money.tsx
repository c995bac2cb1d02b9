import { taxNameOf } from '@foyer/domain/money'
import { formatRate } from '@foyer/content/prices'
import { useT } from '@foyer/i18n/react'
import { useAppTime } from '#platform/app-time.ts'
import { useStudioApp } from '../../apps/index.ts'
import { ProductCover } from '../components/product-cover.tsx'
import { formatPrice } from '../format-price.ts'
import type { StudioOrder } from './order-search.ts'
import styles from './order-money.module.css'

/** What was bought, and the money down to what the owner keeps. */
export function OrderMoney({ order }: { readonly order: StudioOrder }) {
  const t = useT()
  const { currency, subtotal, discount, coupon_code, total, payments } = order
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className={styles.card} aria-label={t('studio_orders.columns.items')}>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={`${line.product_id} ${line.version_id}`} order={order} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum name={t('studio_orders.subtotal')} amount={subtotal} currency={currency} />
        {discount > 0 && (
          <Sum
            name={[t('studio_orders.discount'), coupon_code].filter(Boolean).join(', ')}
            amount={-discount}
            currency={currency}
          />
        )}
        {order.tax && !order.tax.is_inclusive && <TaxSums order={order} tax={order.tax} />}
        <Sum name={t('studio_orders.total')} amount={total} currency={currency} is_strong />
        {order.tax?.is_inclusive && <TaxSums order={order} tax={order.tax} />}
        {order.refunded > 0 && (
          <>
            <Sum name={t('studio_orders.refunded')} amount={-order.refunded} currency={currency} />
            <Sum
              name={t('studio_orders.you_receive')}
              amount={paid - order.refunded}
              currency={currency}
              is_strong
            />
          </>
        )}
      </dl>
    </section>
  )
}

type TaxProps = { readonly order: StudioOrder; readonly tax: NonNullable<StudioOrder['tax']> }

/** The tax of each rate, or that the buyer owes it. */
function TaxSums({ order: { currency, tax_id }, tax }: TaxProps) {
  const t = useT()
  const { format } = useAppTime()
  if (tax.is_reverse_charge)
    return (
      <Sum name={t('studio_orders.reverse_charge', { id: tax_id ?? '' })} amount={0} currency={currency} />
    )
  const name = t(`studio_orders.tax_name.${taxNameOf(tax.name)}`)
  return tax.rows.map(({ rate, tax: amount }) => {
    const facts = { name, percent: formatRate(format, rate) }
    const label = tax.is_inclusive
      ? t('studio_orders.tax_included', facts)
      : t('studio_orders.tax_added', facts)
    return <Sum key={rate} name={label} amount={amount} currency={currency} />
  })
}

type LineProps = { readonly order: StudioOrder; readonly line: StudioOrder['lines'][number] }

function OrderLine({ order: { currency }, line }: LineProps) {
  const t = useT()
  const { format } = useAppTime()
  const brand = useStudioApp().theme.primary_color
  const { product_id: id, title, interval, interval_count, amount, total, cover, cover_asset } = line
  const terms = interval
    ? formatPrice(t, format, { amount, currency, interval, interval_count })
    : t('studio_orders.once')
  const setup =
    line.setup_fee > 0 && t('studio_orders.setup_fee', { price: format.money(line.setup_fee, currency) })
  const meta = [terms, setup, line.is_bump && t('studio_orders.bump')].filter(Boolean).join(', ')
  return (
    <li className={styles.line}>
      <ProductCover product={{ id, cover, cover_asset }} brand={brand} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.meta}>{meta}</span>
      </span>
      <span className={styles.amount}>{format.money(total, currency, { is_full: true })}</span>
    </li>
  )
}

type SumProps = {
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly is_strong?: boolean
}

function Sum({ name, amount, currency, is_strong = false }: SumProps) {
  const { format } = useAppTime()
  const text = format.money(Math.abs(amount), currency, { is_full: true })
  return (
    <div className={styles.sum} data-strong={is_strong || undefined}>
      <dt>{name}</dt>
      <dd>{amount < 0 ? `−${text}` : text}</dd>
    </div>
  )
}
