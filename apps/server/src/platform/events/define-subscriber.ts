import type { JobCtx } from '../job-ctx.ts'
import type { EventMap, EventName } from './events.ts'

/** One event, as each of its subscribers gets it. */
export type EventFacts = {
  /** The same at every delivery: what a subscriber derives its own ids from. */
  id: string
}

/** What a feature does on an event. It may run more than once for one event, so its effect must be the same twice. */
export type EventHandler<Payload> = (ctx: JobCtx, payload: Payload, event: EventFacts) => Promise<void>

export type Subscriber = { event: string; name: string; handle: EventHandler<never> }

/** Who listens to what on a server. */
export type SubscriberRegistry = {
  /** Names of the subscribers of one event. */
  namesFor: (event: string) => readonly string[]
  find: (name: string) => Subscriber | undefined
  /** Names of the events that have a subscriber. */
  events: () => readonly string[]
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
    events: () => [...by_event.keys()],
  }
}

/**
 * Declares a handler that runs in the event's app after each commit that emitted it: at least once, unordered, on
 * any server. Slow work belongs in a job whose id is derived from the event's.
 */
export function defineSubscriber<Name extends EventName>(
  event: Name,
  name: string,
  handle: EventHandler<EventMap[Name]>,
): Subscriber {
  return { event, name, handle }
}

/** Subscribers of older versions. Deliveries to them that still wait in the queue are dropped. */
export const RETIRED_SUBSCRIBERS: ReadonlySet<string> = new Set([
  'access.tell_member',
  'access.recheck_app',
  'access.recheck_clock',
  'access.recheck_release',
])
