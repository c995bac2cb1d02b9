import type { OutputFor } from '@foyer/contract/client'
import { embedAddress } from '@foyer/domain/addresses'
import { isDateOf, MAX_SHIFT_DAYS, type Recurrence } from '@foyer/domain/schedule'
import { truncate } from '@foyer/domain/text'
import { addDays, addPeriods, daysBetween, isoWeekday } from '@foyer/domain/time'
import { cleanText } from '../clean-text.ts'
import { clockMs, type FileEvent } from './read-calendar.ts'

type Problem = OutputFor<'portability.checkEvents'>['events'][number]['problems'][number]

/** A changed date of an event, by its original start. */
export type PlannedChange = {
  original_start: string
  is_cancelled: boolean
  shift_minutes: number
  minutes: number | null
}

/** An event as a page of ours has it. */
export type PlannedEvent = Recurrence & {
  title: string
  text: string
  place: string
  online_url: string
  changes: PlannedChange[]
  problems: Problem[]
}

const BLOCKING: ReadonlySet<Problem> = new Set([
  'title_missing',
  'start_missing',
  'too_long',
  'rule_unsupported',
])

/** Whether an event can be created. */
export function isAccepted({ problems }: Pick<PlannedEvent, 'problems'>): boolean {
  return !problems.some((problem) => BLOCKING.has(problem))
}

const MAX_MINUTES = 10_080
const MAX_CHANGES = 500
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Turns the events of a file into ours: one for each weekday of a weekly event, with its changed dates. */
export function planEvents(events: readonly FileEvent[]): PlannedEvent[] {
  const changes_of = Map.groupBy(
    events.filter(({ changes }) => changes !== null),
    ({ uid }) => uid,
  )
  return events
    .filter(({ changes, is_cancelled }) => changes === null && !is_cancelled)
    .flatMap((event) => planEvent(event, changes_of.get(event.uid) ?? []))
}

function planEvent(event: FileEvent, changed: readonly FileEvent[]): PlannedEvent[] {
  const { starts, minutes } = event
  const problems: Problem[] = []
  const title = truncate(cleanText(event.title), 120)
  if (title === '') problems.push('title_missing')
  const address = [event.address, event.place].find((text) => /^https:/i.test(text) && embedAddress(text))
  const named = {
    title,
    text: event.text.trim(),
    place: event.place === address ? '' : truncate(cleanText(event.place), 200),
    online_url: address !== undefined && address.length <= 2_000 ? address : '',
  }
  const nothing: Recurrence = { first_day: '', time: '00:00', minutes: 0, repeats: 'once', last_day: '' }
  if (!starts) return [{ ...named, ...nothing, changes: [], problems: [...problems, 'start_missing'] }]
  const [first_day = '', time = ''] = starts.at.split('T')
  if (starts.is_day) problems.push('all_day')
  if (minutes > MAX_MINUTES) problems.push('too_long')
  if (starts.zone === 'unknown') problems.push('zone_unknown')
  const once: Recurrence = {
    ...nothing,
    first_day,
    time,
    minutes: Math.min(Math.max(minutes, 1), MAX_MINUTES),
  }
  if (!event.rule) return [{ ...named, ...once, changes: [], problems }]
  if (starts.zone === 'other') problems.push('zone_differs')
  const recurrences = planRule(once, event)
  if (!recurrences) return [{ ...named, ...once, changes: [], problems: [...problems, 'rule_unsupported'] }]
  if (recurrences[0]?.repeats === 'monthly' && Number(first_day.slice(8)) > 28) problems.push('month_end')
  return recurrences.map((recurrence) => {
    const { changes, is_complete } = planChanges(recurrence, event, changed)
    const own_problems: Problem[] = is_complete ? problems : [...problems, 'dates_left_out']
    return { ...named, ...recurrence, changes, problems: own_problems }
  })
}

/** The rule as ours, once for each of its weekdays; null for one that ours cannot say. */
function planRule(once: Recurrence, { starts, rule, has_more_rules, until }: FileEvent): Recurrence[] | null {
  const { first_day } = once
  if (!starts || !rule || has_more_rules || first_day === '') return null
  const { local_day } = starts
  const { freq, interval, count } = rule
  const parts = rule.parts as Record<string, readonly (string | number)[]>
  const { BYDAY: weekdays = [], BYMONTHDAY: month_days = [], ...others } = parts
  if (Object.keys(others).length > 0) return null
  const end = (step: number, position: number, of: number): string =>
    count === null
      ? lastDay(until, once.time)
      : addDays(first_day, (Math.ceil((count - position) / of) - 1) * step)

  if (freq === 'DAILY' && interval === 1 && weekdays.length + month_days.length === 0)
    return [{ ...once, repeats: 'daily', last_day: end(1, 0, 1) }]
  if (freq === 'MONTHLY' && interval === 1 && weekdays.length === 0) {
    const day_of_month = Number(local_day.slice(8))
    if (month_days.some((day) => day !== day_of_month)) return null
    const last_day = count === null ? lastDay(until, once.time) : addPeriods(first_day, count - 1, 'month')
    return [{ ...once, repeats: 'monthly', last_day }]
  }
  if (freq !== 'WEEKLY' || interval > 2 || month_days.length > 0) return null
  const numbers = weekdays.map((weekday) => WEEKDAYS.indexOf(String(weekday)) + 1)
  if (numbers.includes(0)) return null
  const step = interval * 7
  // The weekdays are those of the event's own zone, in which the clock of the app may be a day behind or ahead.
  const own = isoWeekday(local_day)
  const days = [...new Set(numbers.length === 0 ? [own] : numbers)].map((weekday) =>
    // Weeks start on Monday: an earlier weekday is first in the next week that counts.
    addDays(first_day, weekday - own + (weekday < own ? step : 0)),
  )
  return days
    .toSorted()
    .map((day, position): Recurrence => {
      const ends = end(step, position, days.length)
      const last_day = count === null || ends === '' ? ends : addDays(day, daysBetween(first_day, ends))
      return { ...once, first_day: day, repeats: interval === 2 ? 'every_two_weeks' : 'weekly', last_day }
    })
    .filter(({ first_day: first, last_day }) => last_day === '' || last_day >= first)
}

/** The last day on which a date may start that is not after `until`. */
function lastDay(until: string | null, time: string): string {
  if (until === null) return ''
  const day = until.slice(0, 10)
  return until.slice(11) >= time ? day : addDays(day, -1)
}

/** The cancelled and moved dates of a file that are dates of this event. */
function planChanges(
  recurrence: Recurrence,
  event: FileEvent,
  changed: readonly FileEvent[],
): { changes: PlannedChange[]; is_complete: boolean } {
  const changes = new Map<string, PlannedChange>()
  let is_complete = true
  for (const original_start of event.excluded)
    if (isDateOf(recurrence, original_start))
      changes.set(original_start, { original_start, is_cancelled: true, shift_minutes: 0, minutes: null })
  for (const { changes: original_start, starts, minutes, is_cancelled } of changed) {
    if (original_start === null || !isDateOf(recurrence, original_start)) continue
    const shift_minutes = starts ? (clockMs(starts.at) - clockMs(original_start)) / 60_000 : 0
    if (Math.abs(shift_minutes) > MAX_SHIFT_DAYS * 1_440 || minutes > MAX_MINUTES) {
      is_complete = false
      continue
    }
    changes.set(original_start, {
      original_start,
      is_cancelled,
      shift_minutes: is_cancelled ? 0 : shift_minutes,
      minutes: is_cancelled || minutes === recurrence.minutes || minutes < 1 ? null : minutes,
    })
  }
  const all = [...changes.values()]
  return { changes: all.slice(0, MAX_CHANGES), is_complete: is_complete && all.length <= MAX_CHANGES }
}
