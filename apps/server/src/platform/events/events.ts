/**
 * Every event of the house, by name. Each room adds its own in its `events.ts` by declaration merging:
 *
 *     declare module '../../platform/events/events.ts' {
 *       interface EventMap { 'messaging.thread_renamed': { thread_id: string } }
 *     }
 *
 * A payload holds ids and small facts, never texts or secrets: it lies in tables that have no tenant wall.
 */
// eslint-disable-next-line typescript/no-empty-interface -- rooms fill it by declaration merging.
export interface EventMap {}

export type EventName = keyof EventMap & string

/** Announces an event inside a transaction: it is told if, and only if, the transaction commits. */
export type Emit = <Name extends EventName>(name: Name, payload: EventMap[Name]) => Promise<void>
