import { epochMs, toInstant } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

/**
 * Microseconds since 1970 as a decimal string; it identifies and orders a message in its thread (model,
 * "Units").
 */
export type MessageTs = string

const LARGEST = 2n ** 63n - 1n

/** Whether a text is a message_ts: a 64-bit integer without leading zeros. */
export function isMessageTs(text: string): boolean {
  return /^(0|[1-9]\d{0,18})$/u.test(text) && BigInt(text) <= LARGEST
}

/** Below zero when the first is older, above when it is newer, 0 when they are the same. */
export function compareMessageTs(a: MessageTs, b: MessageTs): number {
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** Returns the message_ts of an instant. */
export function toMessageTs(instant: Instant): MessageTs {
  return String(BigInt(epochMs(instant)) * 1000n)
}

/** Returns the instant of a message_ts, to the millisecond. */
export function messageTsToInstant(ts: MessageTs): Instant {
  return toInstant(Number(BigInt(ts) / 1000n))
}

/**
 * The message_ts of the next message of a thread: now, or one microsecond after the last when the clock has
 * not moved on or went back, so that it always rises.
 */
export function nextMessageTs(last: MessageTs | null, now: Instant): MessageTs {
  const instant = BigInt(toMessageTs(now))
  if (last === null || instant > BigInt(last)) return String(instant)
  return String(BigInt(last) + 1n)
}
