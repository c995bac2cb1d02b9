import type { JobCtx } from '../jobs/job-ctx.ts'
import type { EventMap, EventName } from './events.ts'

/** What a room does on an event. It may run more than once for one event, so its effect must be the same twice. */
export type EventHandler<Payload> = (ctx: JobCtx, payload: Payload) => Promise<void>

export type Subscriber = { event: string; name: string; handle: EventHandler<never> }

/** Who listens to what. */
export type SubscriberRegistry = {
  add: (subscriber: Subscriber) => void
  /** Names of the subscribers of one event. */
  namesFor: (event: string) => readonly string[]
  find: (name: string) => Subscriber | undefined
}

/** An empty registry; a server has one, tests make their own. */
export function createSubscriberRegistry(): SubscriberRegistry {
  const by_name = new Map<string, Subscriber>()
  const by_event = new Map<string, string[]>()
  return {
    add: (subscriber) => {
      if (by_name.has(subscriber.name)) throw new Error(`Two subscribers are named "${subscriber.name}".`)
      by_name.set(subscriber.name, subscriber)
      by_event.set(subscriber.event, [...(by_event.get(subscriber.event) ?? []), subscriber.name])
    },
    namesFor: (event) => by_event.get(event) ?? [],
    find: (name) => by_name.get(name),
  }
}

/** The registry that `subscribe` fills. */
export const subscribers = createSubscriberRegistry()

/**
 * Runs `handle` in the event's app after each commit that announced it: at least once, in no promised order, on
 * whichever server is free. Slow work belongs in a job that the handler enqueues.
 */
export function subscribe<Name extends EventName>(
  event: Name,
  name: string,
  handle: EventHandler<EventMap[Name]>,
): void {
  subscribers.add({ event, name, handle })
}
