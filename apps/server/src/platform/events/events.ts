/**
 * Every event by name. Each feature adds its own in its `events.ts` by declaration merging. Payloads hold ids and
 * small facts, never texts or secrets: their tables have no row-level security.
 */
// eslint-disable-next-line typescript/no-empty-interface -- features fill it by declaration merging.
export interface EventMap {}

export type EventName = keyof EventMap & string

/** Emits an event inside a transaction: it is delivered if, and only if, the transaction commits. */
export type Emit = <Name extends EventName>(name: Name, payload: EventMap[Name]) => Promise<void>
