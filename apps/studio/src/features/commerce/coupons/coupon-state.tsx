import { useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import type { ListedCoupon } from './queries.ts'

const TONES = {
  active: 'ok',
  scheduled: 'accent',
  paused: 'warn',
  expired: 'neutral',
  used_up: 'neutral',
  archived: 'neutral',
} as const

/** Whether a coupon can be used, and why not. */
export function CouponState({ state }: Pick<ListedCoupon, 'state'>) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`studio_coupons.states.${state}`)}</Badge>
}
