import { toInstant } from '../time/index.ts'
import type { Instant } from '../time/index.ts'

/** Something to be added to a calendar. */
export type CalendarEntry = {
  /** The same for the same thing, so that adding it again changes the entry instead of adding another. */
  uid: string
  title: string
  starts_at: Instant
  ends_at: Instant
  /** Where it takes place or is explained. */
  url: string
}

/** The media type of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar;charset=utf-8'

/** The longest line of a calendar file, in bytes. */
const MAX_LINE = 75

/** Creates a calendar file (RFC 5545) with one entry, in universal time. */
export function createCalendarFile(
  { uid, title, starts_at, ends_at, url }: CalendarEntry,
  now_ms: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${toStamp(toInstant(now_ms))}`,
    `DTSTART:${toStamp(starts_at)}`,
    `DTEND:${toStamp(ends_at)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url.replace(/\s/gu, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function toStamp(instant: Instant): string {
  return instant.replace(/\.\d+/u, '').replace(/[-:]/gu, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/gu, '\\$&').replace(/\r\n?|\n/gu, '\\n')
}

/** Breaks a line where it would be too long, never inside of a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (size + bytes > MAX_LINE) {
      parts.push(part)
      // The space that continues a line counts as well.
      part = ''
      size = 1
    }
    part += character
    size += bytes
  }
  return [...parts, part].join('\r\n ')
}
