export { areRemindersInactive, DEFAULT_CHOICES } from './reminder-choices.ts'
export { channelsOf, decideDelivery, isConversation, type Delivery } from './decide-delivery.ts'
export { quietUntil } from './quiet-hours.ts'
export { mayOfferPush, type PushOfferFacts } from './may-offer-push.ts'
