import type { Instant } from '../time/index.ts'
import { toStamp } from './calendar-file.ts'

/** Something at a time that a person adds to their own calendar; `url` explains it. */
export type TimedEntry = { uid: string; title: string; url: string; starts_at: Instant; ends_at: Instant }

/** Addresses at which calendars on the web offer to add an entry. */
export type CalendarLinks = { google: string; outlook: string; microsoft_365: string }

/** Creates the addresses of Google ("eventedit" templates) and Microsoft ("deep links") for one entry. */
export function calendarLinks({ title, url, starts_at, ends_at }: TimedEntry): CalendarLinks {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${toStamp(starts_at)}/${toStamp(ends_at)}`,
    details: url,
  })
  const compose = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: starts_at,
    enddt: ends_at,
    body: url,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${encode(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${encode(compose)}`,
    microsoft_365: `https://outlook.office.com/calendar/0/deeplink/compose?${encode(compose)}`,
  }
}

/** Outlook shows a plus as it is, so spaces are written in full. */
function encode(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('+', '%20')
}
