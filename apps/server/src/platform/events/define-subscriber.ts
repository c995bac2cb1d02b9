import type { JobCtx } from '../jobs/job-ctx.ts'
import type { EventMap, EventName } from './events.ts'

/** What a room does on an event. It may run more than once for one event, so its effect must be the same twice. */
export type EventHandler<Payload> = (ctx: JobCtx, payload: Payload) => Promise<void>

export type Subscriber = { event: string; name: string; handle: EventHandler<never> }

/** Who listens to what on a server. */
export type SubscriberRegistry = {
  /** Names of the subscribers of one event. */
  namesFor: (event: string) => readonly string[]
  find: (name: string) => Subscriber | undefined
}

/** Joins the subscribers of one server. Throws for two of one name. */
export function createSubscriberRegistry(subscribers: readonly Subscriber[]): SubscriberRegistry {
  const by_name = new Map<string, Subscriber>()
  for (const subscriber of subscribers) {
    if (by_name.has(subscriber.name)) throw new Error(`Two subscribers are named "${subscriber.name}".`)
    by_name.set(subscriber.name, subscriber)
  }
  const by_event = Map.groupBy(subscribers, ({ event }) => event)
  return {
    namesFor: (event) => (by_event.get(event) ?? []).map(({ name }) => name),
    find: (name) => by_name.get(name),
  }
}

/**
 * Declares what runs in the event's app after each commit that announced it: at least once, in no promised order, on
 * whichever server is free. Slow work belongs in a job that the handler enqueues.
 */
export function defineSubscriber<Name extends EventName>(
  event: Name,
  name: string,
  handle: EventHandler<EventMap[Name]>,
): Subscriber {
  return { event, name, handle }
}
