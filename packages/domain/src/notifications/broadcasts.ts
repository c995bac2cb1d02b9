import { FIRST_NAME_FIELD } from '@foyer/contract/rules/broadcasts'
import { epochMs, toInstant, wallClockToEpoch } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

const HOUR_MS = 3_600_000
/** The zones that are the furthest ahead of and behind UTC. */
const FIRST_ZONE_MS = 14 * HOUR_MS
const LAST_ZONE_MS = 12 * HOUR_MS

/** When a member receives what is sent at `local_at` (`YYYY-MM-DDTHH:MM`) of their clock; at once where it has passed. */
export function dueOnClock(local_at: string, zone: string, now: Instant): Instant {
  return toInstant(Math.max(wallClockToEpoch(toWallMs(local_at), zone), epochMs(now)))
}

/** When the first clock on Earth shows a time, and when the last one does. */
export function spanOfClocks(local_at: string): { first: Instant; last: Instant } {
  const wall_ms = toWallMs(local_at)
  return { first: toInstant(wall_ms - FIRST_ZONE_MS), last: toInstant(wall_ms + LAST_ZONE_MS) }
}

/** Whether a text names a date and time that exist. */
export function isLocalTime(local_at: string): boolean {
  const wall_ms = Date.parse(`${local_at}:00Z`)
  return !Number.isNaN(wall_ms) && new Date(wall_ms).toISOString().startsWith(local_at)
}

function toWallMs(local_at: string): number {
  return Date.parse(`${local_at}:00Z`)
}

/** The first word of a name. */
export function toFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/**
 * Writes a member's first name where its field is. Without a name the field goes with the comma and space that belong
 * to it, and a text that began with it begins with a capital.
 */
export function fillFirstName(text: string, name: string): string {
  const first = toFirstName(name)
  if (first !== '') return text.replaceAll(FIRST_NAME_FIELD, () => first)
  if (!text.includes(FIRST_NAME_FIELD)) return text
  const begins = text.trimStart().startsWith(FIRST_NAME_FIELD)
  const left = text
    .replaceAll(/(?<=^|[.!?]\s)\{first_name\}[,:!]?\s*/g, '')
    .replaceAll(/[,،、]?[ \t]*\{first_name\}/g, '')
    .trim()
  return begins ? left.charAt(0).toLocaleUpperCase() + left.slice(1) : left
}
