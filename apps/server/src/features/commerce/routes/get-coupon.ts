import { getCoupon as call } from '@foyer/contract/commerce/get-coupon'
import { implement } from '#platform/http/implement.ts'
import { findPeopleBySubscriber } from '../../directory/index.ts'
import { commercePolicy } from '../policy.ts'
import { presentChange, presentCoupon, presentResults } from '../present-coupon.ts'
import { listCouponUses, sumCoupons } from '../repository/coupon-uses.ts'
import { findCoupon, listCouponChanges } from '../repository/coupons.ts'

const MAX_CHANGES = 100
const MAX_USES = 50

export const getCouponRoute = implement(
  call,
  commercePolicy.manageCoupon,
  async ({ input: { id }, ctx, authorize, fail }) => {
    const row = await findCoupon(ctx.db, id)
    authorize({ exists: row !== null })
    if (!row) throw fail('not_found')
    const [sums, changes, uses] = await Promise.all([
      sumCoupons(ctx.db, [id], { with_test: ctx.app.is_sandbox }),
      listCouponChanges(ctx.db, id, MAX_CHANGES),
      listCouponUses(ctx.db, id, MAX_USES),
    ])
    const people = await findPeopleBySubscriber(ctx.db, [...new Set(uses.map((use) => use.subscriber_id))])
    const names = new Map(people.map((person) => [person.subscriber_id, person.name || person.email]))
    return {
      ...presentCoupon(row, ctx.now(), ctx.app.time_zone),
      ...presentResults(sums, id),
      changes: changes.map(presentChange),
      latest_uses: uses.map(({ order_id, subscriber_id, state, at, currency, discount, total }) => ({
        order_id,
        subscriber_id,
        name: names.get(subscriber_id) ?? '',
        state: state === 'used' ? ('used' as const) : ('reserved' as const),
        at: at.toISOString(),
        discount: { amount: discount, currency },
        total: { amount: total, currency },
      })),
    }
  },
)
