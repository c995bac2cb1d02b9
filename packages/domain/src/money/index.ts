export { toDecimal } from './money.ts'
export type { Money } from './money.ts'
export { computeOrderTotal } from './order.ts'
export type {
  Coupon,
  Discount,
  LineTotal,
  OrderLine,
  OrderPreview,
  OrderRefusal,
  OrderTotal,
  ProductVersion,
} from './order.ts'
export { minPrice } from './min-price.ts'
export { chargeStep, fromProviderAmount, toProviderAmount } from './provider-amount.ts'
export { nextPeriodEnd, periodEndAfter } from './next-period-end.ts'
export { anchorAfterPause, pauseEnd } from './pause-end.ts'
export { readPrice, writePrice } from './read-price.ts'
export type { ReadPrice } from './read-price.ts'
