import type { SessionEntry } from '@foyer/contract/workouts/shapes'

const MAX_COUNTER = 9999

/**
 * The next value of a device's hybrid logical clock: never smaller than `latest`, the newest clock that the device has
 * seen, even where its own time was set back.
 */
export function nextClock(latest: string | null, now: number, device: string): string {
  const seen_ms = latest === null ? 0 : readMilliseconds(latest)
  if (now > seen_ms) return formatClock(now, 0, device)
  const counter = latest === null ? 0 : Number(latest.slice(14, 18)) + 1
  return counter > MAX_COUNTER ? formatClock(seen_ms + 1, 0, device) : formatClock(seen_ms, counter, device)
}

/**
 * Replaces stamps in the future by the server's own, in the order of `seq`, so that a device with a wrong clock does
 * not win for ever. Other stamps stay.
 */
export function clampEntry<Entry extends Pick<SessionEntry, 'at' | 'clock'>>(
  entry: Entry,
  now: Date,
  seq: number,
): Entry {
  const present = now.getTime()
  const is_ahead = readMilliseconds(entry.clock) > present
  return {
    ...entry,
    clock: is_ahead ? formatClock(present, seq, entry.clock.slice(-8)) : entry.clock,
    at: Date.parse(entry.at) > present ? now.toISOString() : entry.at,
  }
}

function readMilliseconds(clock: string): number {
  return Number(clock.slice(0, 13))
}

function formatClock(ms: number, counter: number, device: string): string {
  return `${String(ms).padStart(13, '0')}-${String(counter).padStart(4, '0')}-${device}`
}
