import { useLocale, useT } from '@foyer/i18n/react'
import { ConflictDialog } from '#platform/parts/conflict-dialog.tsx'
import type { getLastChange } from '#platform/problem.ts'
import type { StudioProduct } from '../queries.ts'
import { diffCoupons } from './coupon-differences.ts'
import { toCouponValues, type CouponValues } from './coupon-values.ts'
import type { StudioCoupon } from './queries.ts'

/** The coupon that another team member saved. */
export type OtherCoupon = { coupon: StudioCoupon } & ReturnType<typeof getLastChange>

type ConflictProps = {
  readonly mine: CouponValues
  readonly theirs: OtherCoupon
  readonly currency: string
  readonly products: readonly StudioProduct[]
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Another team member saved the coupon. */
export function CouponConflict({ mine, theirs, currency, products, ...choices }: ConflictProps) {
  const t = useT()
  const locale = useLocale()
  const { coupon, changed_by, changed_at } = theirs
  return (
    <ConflictDialog
      title={(name) => t('studio_coupons.conflict', { name, code: coupon.code })}
      changed_by={changed_by}
      changed_at={changed_at}
      rows={diffCoupons(t, { mine, theirs: toCouponValues(coupon, currency, locale), products })}
      {...choices}
    />
  )
}
