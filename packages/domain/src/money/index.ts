export {
  addMoney,
  currencyExponent,
  fromDecimal,
  isCurrency,
  isSameMoney,
  money,
  subtractMoney,
  toDecimal,
} from './money.ts'
export type { Money } from './money.ts'
export { dueToday, computeOrderTotal } from './order.ts'
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
export { nextPeriodEnd, periodEndAfter } from './next-period-end.ts'
export { isRunning, nextSubscriptionState, grantsAccess, SUBSCRIPTION_TRANSITIONS } from './subscription.ts'
export type { SubscriptionEvent, SubscriptionState } from './subscription.ts'
export { activePageIds, activeProductIds, nextEntitlementChange } from './entitlements.ts'
export type { EntitlementCause, EntitlementRow, EntitlementSubject } from './entitlements.ts'
