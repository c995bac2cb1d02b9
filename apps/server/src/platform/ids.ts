import { v7 } from 'uuid'

/**
 * A new UUIDv7. Ids of this process rise in the order in which they are made, also within a millisecond; `now` gives
 * an id the time of another clock, in milliseconds, without that order.
 */
export function newId(now?: number): string {
  return now === undefined ? v7() : v7({ msecs: now })
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a UUID in the lower-case form that the database and the wire use. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
