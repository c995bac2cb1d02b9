import ICAL from 'ical.js'
import { isTimeZone } from '@foyer/contract/rules/time-zones'
import { toInstant, wallClock, wallClockToDay, wallClockToEpoch, type CalendarDay } from '@foyer/domain/time'

/** A time by the calendar and the clock of the app, `YYYY-MM-DDTHH:MM`. */
export type ClockTime = string

/** `local_day` is the day by the time's own zone. */
type Zoned = { at: ClockTime; local_day: CalendarDay; is_day: boolean; zone: 'own' | 'other' | 'unknown' }

/** An event as a calendar file has it. */
export type FileEvent = {
  uid: string
  title: string
  text: string
  place: string
  /** The first of its addresses, such as that of a meeting. */
  address: string
  starts: Zoned | null
  minutes: number
  is_cancelled: boolean
  rule: ICAL.Recur | null
  /** Its rule is more than one `RRULE`, or has added dates. */
  has_more_rules: boolean
  /** Where its last date may start, by the clock of the app. */
  until: ClockTime | null
  excluded: ClockTime[]
  /** The date that it changes, of the event with the same `uid`. */
  changes: ClockTime | null
}

const MINUTE_MS = 60_000

/** Reads the events of a calendar file; null for a text that is none. Times are given by the clock of `zone`. */
export function readCalendar(text: string, zone: string): FileEvent[] | null {
  const roots = parse(text)
  if (!roots) return null
  return roots.flatMap((root) =>
    root
      .getAllSubcomponents('vevent')
      .map((event) => readEvent(event, (time, tzid) => toClock(time, tzid, zone))),
  )
}

function parse(text: string): ICAL.Component[] | null {
  try {
    const parsed: unknown = ICAL.parse(text)
    if (!Array.isArray(parsed)) return null
    // A file of several calendars is a list of them.
    const calendars = parsed.every((one) => Array.isArray(one)) ? parsed : [parsed]
    const roots = calendars.map((calendar) => new ICAL.Component(calendar))
    return roots.every(({ name }) => name === 'vcalendar') ? roots : null
  } catch {
    return null
  }
}

type ToClock = (time: ICAL.Time, tzid: string) => Zoned

function readEvent(event: ICAL.Component, toClockTime: ToClock): FileEvent {
  const read = (name: string): string => {
    const value = event.getFirstPropertyValue(name)
    return typeof value === 'string' ? value : ''
  }
  const times = (name: string): Zoned[] =>
    event
      .getAllProperties(name)
      .flatMap((property) =>
        property
          .getValues()
          .flatMap((value: unknown) =>
            value instanceof ICAL.Time ? toClockTime(value, tzidOf(property)) : [],
          ),
      )
  const [starts = null] = times('dtstart')
  const rules = event.getAllProperties('rrule').map((property): unknown => property.getFirstValue())
  const [rule] = rules
  const recur = rule instanceof ICAL.Recur ? rule : null
  return {
    uid: read('uid'),
    title: read('summary'),
    text: read('description'),
    place: read('location'),
    address: read('conference') || read('url') || read('x-google-conference'),
    starts,
    minutes: readMinutes(event, starts, times('dtend')[0] ?? null),
    is_cancelled: read('status').toUpperCase() === 'CANCELLED',
    rule: recur,
    has_more_rules: rules.length > 1 || event.hasProperty('rdate') || event.hasProperty('exrule'),
    until: recur?.until instanceof ICAL.Time ? endOf(toClockTime(recur.until, '')) : null,
    excluded: times('exdate').map(({ at }) => at),
    changes: times('recurrence-id')[0]?.at ?? null,
  }
}

/** A rule that ends on a day has that day's dates. */
function endOf({ at, is_day }: Zoned): ClockTime {
  return is_day ? `${at.slice(0, 10)}T23:59` : at
}

function tzidOf(property: ICAL.Property): string {
  const tzid: unknown = property.getParameter('tzid')
  return typeof tzid === 'string' ? tzid : ''
}

function readMinutes(event: ICAL.Component, starts: Zoned | null, ends: Zoned | null): number {
  if (!starts) return 0
  const duration: unknown = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return Math.round(duration.toSeconds() / 60)
  if (ends) return Math.round((clockMs(ends.at) - clockMs(starts.at)) / MINUTE_MS)
  return starts.is_day ? 1_440 : 60
}

/** A clock time as milliseconds, as if its zone were universal time. */
export function clockMs(at: ClockTime): number {
  return Date.parse(`${at}:00Z`)
}

/**
 * The clock of the app at a time. Zones that we know are converted by our own rules, those of a file (`VTIMEZONE`) by
 * the file's; times without a zone are meant by the clock of the app.
 */
function toClock(time: ICAL.Time, tzid: string, zone: string): Zoned {
  const { year, month, day, hour, minute, isDate: is_day } = time
  const wall_ms = Date.UTC(year, month - 1, day, is_day ? 0 : hour, is_day ? 0 : minute)
  const named = tzid === '' ? (time.zone?.tzid ?? 'floating') : tzid
  const toZoned = (epoch_ms: number | null, of: Zoned['zone']): Zoned => ({
    at: toInstant(epoch_ms === null ? wall_ms : wallClock(epoch_ms, zone)).slice(0, 16),
    local_day: wallClockToDay(wall_ms),
    is_day,
    zone: of,
  })
  if (is_day || named === zone) return toZoned(null, 'own')
  if (named === 'UTC' || named === 'Z') return toZoned(wall_ms, 'other')
  if (isTimeZone(named)) return toZoned(wallClockToEpoch(wall_ms, named), 'other')
  if (time.zone?.component) return toZoned(time.toUnixTime() * 1000, 'other')
  return toZoned(null, tzid === '' ? 'own' : 'unknown')
}
