import type { InputFor, OutputFor } from '@foyer/contract/client'
import { aServer, type Caller } from '../harness.ts'
import type { TestApp } from './apps.ts'
import { versionOf, type TestProduct } from './commerce.ts'

type CouponInput = InputFor<'commerce.createCoupon'>
export type TestCoupon = OutputFor<'commerce.createCoupon'>

let count = 0

/** Creates a coupon, as its owner does; 20 per cent off the first payment by default, without limits. */
export async function aCoupon(app: TestApp, input: Partial<CouponInput> = {}): Promise<TestCoupon> {
  const api = await aServer()
  count += 1
  return api.as({ ...app.owner, slug: app.slug }).call('commerce.createCoupon', {
    code: `CODE${count}`,
    discount: { kind: 'percent', percent_off: 20 },
    max_uses_each: null,
    ...input,
  })
}

/** Previews a product with a code. */
export async function aCouponPreview(
  caller: Caller,
  product: TestProduct,
  coupon_code: string,
): Promise<OutputFor<'commerce.previewOrder'>> {
  const api = await aServer()
  return api.as(caller).call('commerce.previewOrder', {
    id: product.id,
    version_id: versionOf(product),
    coupon_code,
  })
}

/** Opens an order with a code for what its preview says. */
export async function aCouponOrder(
  member: Caller,
  product: TestProduct,
  coupon: string,
): Promise<OutputFor<'commerce.createIntent'>> {
  const api = await aServer()
  const { final_amount } = await aCouponPreview(member, product, coupon)
  return api
    .as(member)
    .call('commerce.createIntent', { id: product.id, version_id: versionOf(product), coupon, final_amount })
}
