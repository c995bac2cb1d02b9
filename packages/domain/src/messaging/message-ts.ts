import { epochMs, toInstant } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

/**
 * Microseconds since 1970 as a decimal string; it identifies and orders a message in its thread (model,
 * "Units").
 */
export type MessageTs = string

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
