import { addDays, toInstant } from '../time/index.ts'
import type { CalendarDay, Instant } from '../time/index.ts'

/** Something on a calendar: at a time, or on a whole day. */
export type CalendarEntry = {
  /** The same for the same thing, so that adding it again changes the entry instead of adding another. */
  uid: string
  title: string
  /** Where it takes place or is explained. */
  url: string
} & ({ starts_at: Instant; ends_at: Instant } | { day: CalendarDay })

/** What a calendar that programs subscribe to is called; they read it again after some hours. */
export type CalendarFeed = { name: string; refresh_hours: number }

/** The media type of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar;charset=utf-8'

/** The longest line of a calendar file, in bytes. */
const MAX_LINE = 75

/** Creates a calendar file (RFC 5545), times in universal time; with `feed`, one that calendar programs subscribe to. */
export function createCalendarFile(
  entries: readonly CalendarEntry[],
  now_ms: number,
  feed?: CalendarFeed,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//EN',
    ...(feed ? feedLines(feed) : []),
    ...entries.flatMap((entry) => entryLines(entry, now_ms)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `NAME` and `REFRESH-INTERVAL` are of RFC 7986; older programs read the two that begin with `X-`. */
function feedLines({ name, refresh_hours }: CalendarFeed): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refresh_hours}H`,
    `X-PUBLISHED-TTL:PT${refresh_hours}H`,
  ]
}

function entryLines(entry: CalendarEntry, now_ms: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${toStamp(toInstant(now_ms))}`,
    ...('day' in entry
      ? [
          `DTSTART;VALUE=DATE:${toDateValue(entry.day)}`,
          `DTEND;VALUE=DATE:${toDateValue(addDays(entry.day, 1))}`,
          'TRANSP:TRANSPARENT',
        ]
      : [`DTSTART:${toStamp(entry.starts_at)}`, `DTEND:${toStamp(entry.ends_at)}`]),
    `SUMMARY:${escapeText(entry.title)}`,
    `URL:${entry.url.replace(/\s/gu, '')}`,
    'END:VEVENT',
  ]
}

function toDateValue(day: CalendarDay): string {
  return day.replaceAll('-', '')
}

/** An instant as iCalendar writes it, in universal time and without fractions. */
export function toStamp(instant: Instant): string {
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
