import type { Translate } from '@foyer/i18n'
import type { VersionDifference } from '#platform/parts/version-comparison.tsx'
import type { CouponValues } from './coupon-values.ts'

type Named = { readonly id: string; readonly title: string }
type Versions = {
  readonly mine: CouponValues
  readonly theirs: CouponValues
  readonly products: readonly Named[]
}

/** The fields of a coupon that differ between two versions, by their labels. */
export function diffCoupons(t: Translate, { mine, theirs, products }: Versions): VersionDifference[] {
  const toRows = (values: CouponValues): [string, string][] => [
    [t('studio_coupons.fields.code'), values.code],
    [t('studio_coupons.fields.name'), values.name],
    [t('studio_coupons.fields.discount'), formatDiscount(t, values)],
    [t('studio_coupons.fields.periods'), formatDuration(t, values)],
    [t('studio_coupons.fields.product_ids'), formatProducts(values, products)],
    [t('studio_coupons.fields.version_ids'), values.version_ids ? String(values.version_ids.length) : ''],
    [t('studio_coupons.fields.starts_on'), values.starts_on],
    [t('studio_coupons.fields.ends_on'), values.ends_on],
    [t('studio_coupons.fields.max_uses'), values.max_uses === null ? '' : String(values.max_uses)],
    [t('studio_coupons.once_each'), t(values.is_once_each ? 'common.yes' : 'common.no')],
  ]
  const others = toRows(theirs)
  return toRows(mine).flatMap(([label, words], place) => {
    const other = others[place]?.[1] ?? ''
    return words === other ? [] : [{ label, mine: words || '–', theirs: other || '–' }]
  })
}

function formatDiscount(t: Translate, { kind, percent_off, trial_days, amounts }: CouponValues): string {
  const label = t(`studio_coupons.kinds.${kind}`)
  if (kind === 'percent') return `${label}: ${percent_off ?? '–'}`
  if (kind === 'trial') return `${label}: ${trial_days ?? '–'}`
  return `${label}: ${amounts.map(({ amount, currency }) => `${amount} ${currency}`).join(', ')}`
}

function formatDuration(t: Translate, { kind, duration, periods }: CouponValues): string {
  if (kind === 'trial') return ''
  const label = t(`studio_coupons.durations.${duration}`)
  return duration === 'periods' ? `${label}: ${periods ?? '–'}` : label
}

const formatProducts = ({ product_ids }: CouponValues, products: readonly Named[]): string =>
  product_ids.map((id) => products.find((one) => one.id === id)?.title ?? id).join('\n')
