import { useFormat, useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { useAppTime } from '#platform/app-time.ts'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './coupon-results.module.css'
import type { StudioCoupon } from './queries.ts'

type CouponProps = { readonly coupon: StudioCoupon }

/** How often a coupon was used, what came of it, and its latest orders. */
export function CouponResults({ coupon }: CouponProps) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const time = useAppTime().format
  const { uses, max_uses, revenue, discounted, latest_uses } = coupon
  const sums = (amounts: StudioCoupon['revenue']): string =>
    amounts.length === 0 ? '–' : format.list(amounts.map((one) => format.money(one.amount, one.currency)))
  const title =
    max_uses === null
      ? t('studio_coupons.used', { count: uses })
      : t('studio_coupons.used_of', { count: uses, max: max_uses })
  return (
    <Section title={title}>
      {max_uses !== null && (
        <progress className={styles.bar} value={uses} max={max_uses} aria-label={title} />
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('studio_coupons.revenue')}</dt>
          <dd>{sums(revenue)}</dd>
        </div>
        <div>
          <dt>{t('studio_coupons.discounted')}</dt>
          <dd>{sums(discounted)}</dd>
        </div>
      </dl>
      {latest_uses.length > 0 && (
        <ul className={styles.list}>
          {latest_uses.map((use) => (
            <li key={use.order_id} className={styles.row}>
              <Link
                to="/apps/$slug/products/orders/$order_id"
                params={{ slug, order_id: use.order_id }}
                className={styles.name}
              >
                <bdi>{use.name || t('studio_coupons.guest')}</bdi>
              </Link>
              <span>{use.state === 'used' ? time.date(use.at, 'medium') : t('studio_coupons.reserved')}</span>
              <span className={styles.total}>{format.money(use.total.amount, use.total.currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const FIELDS = [
  'code',
  'name',
  'discount',
  'periods',
  'product_ids',
  'version_ids',
  'max_uses',
  'max_uses_each',
  'starts_on',
  'ends_on',
] as const

/** Who changed a coupon, when, and what. */
export function CouponHistory({ coupon }: CouponProps) {
  const t = useT()
  const format = useFormat()
  const time = useAppTime().format
  return (
    <Section title={t('studio_coupons.history')}>
      <ul className={styles.list}>
        {coupon.changes.map(({ revision, action, changed_by, changed_at, fields }) => {
          const changed = FIELDS.filter((field) => fields.includes(field))
          return (
            <li key={revision} className={styles.change}>
              <span>
                {t(`studio_coupons.actions.${action}`, { name: changed_by?.name ?? '' })}
                {changed.length > 0 && (
                  <span className={styles.fields}>
                    {format.list(changed.map((field) => t(`studio_coupons.fields.${field}`)))}
                  </span>
                )}
              </span>
              <time dateTime={changed_at}>{time.date(changed_at, 'medium')}</time>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
