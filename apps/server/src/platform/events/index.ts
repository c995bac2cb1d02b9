export { commitHooks, onCommit, type CommitHook } from './commit-hooks.ts'
export { createEmit } from './create-emit.ts'
export { startDispatcher, type Dispatcher, type DispatcherDeps } from './dispatcher.ts'
export type { Emit, EventMap, EventName } from './events.ts'
export { writeOutbox, type OutboxEntry, type OutboxTx } from './outbox.ts'
export { stableId } from './stable-id.ts'
export {
  createSubscriberRegistry,
  defineSubscriber,
  RETIRED_SUBSCRIBERS,
  type EventFacts,
  type EventHandler,
  type Subscriber,
  type SubscriberRegistry,
} from './define-subscriber.ts'
