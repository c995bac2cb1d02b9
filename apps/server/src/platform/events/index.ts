export { commitHooks, onCommit } from './commit-hooks.ts'
export { createEmit } from './create-emit.ts'
export type { EventMap, EventName } from './events.ts'
export { stableId } from './stable-id.ts'
export {
  createSubscriberRegistry,
  defineSubscriber,
  type EventFacts,
  type Subscriber,
} from './define-subscriber.ts'
