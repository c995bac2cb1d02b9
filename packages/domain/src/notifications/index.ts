export { checkDkim, checkDmarc, checkSpf, type SenderCheck } from './sender-checks.ts'
export { areRemindersInactive, DEFAULT_CHOICES } from './reminder-choices.ts'
export { channelsOf, decideDelivery, isConversation, type Delivery } from './decide-delivery.ts'
export { mayOfferPush, type PushOfferFacts } from './may-offer-push.ts'
