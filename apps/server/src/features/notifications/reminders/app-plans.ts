import { changedStart } from '@foyer/domain/schedule'
import { addDays, dayInZone, isoWeekday } from '@foyer/domain/time'
import type { DueAppItem } from '../../schedule/index.ts'

/** From after one instant until another. */
export type Window = { after: Date; until: Date }

/** A reminder of whole days, and when it is announced. */
type Announcement = {
  kind: 'daily' | 'weekly'
  /** Whether the member is reminded on the day itself, or the night before. */
  remind_day_of: boolean
}

/** What is planned for all members of a zone on a day, or in the week from it. */
export type AppPlan = Announcement & { day: string; items: readonly DueAppItem[] }

/** The days that a plan is about, and when it is announced. */
export const LENGTHS = { daily: 1, weekly: 7 } as const
const ON_THE_DAY = { at: '08:00', days_before: 0 }
const NIGHT_BEFORE = { at: '20:00', days_before: 1 }

/** At which time of which day a plan is announced, by the clocks of the member. */
export const announcedAt = (remind_day_of: boolean) => (remind_day_of ? ON_THE_DAY : NIGHT_BEFORE)

/** All reminders of whole days. */
export const ANNOUNCEMENTS: readonly Announcement[] = (['daily', 'weekly'] as const).flatMap((kind) => [
  { kind, remind_day_of: true },
  { kind, remind_day_of: false },
])

/** Lists the plans of all members that are announced in a window by the clocks of a zone. */
export function listAppPlans(items: readonly DueAppItem[], zone: string, window: Window): AppPlan[] {
  const dated = items.map((item) => ({ item, day: item.day ?? dayOf(item.starts_at, zone) }))
  return ANNOUNCEMENTS.flatMap(({ kind, remind_day_of }) =>
    listFirstDays(zone, window, { kind, remind_day_of }).flatMap((day): AppPlan[] => {
      const last = addDays(day, LENGTHS[kind] - 1)
      const planned = dated.filter((of) => of.day >= day && of.day <= last).map(({ item }) => item)
      return planned.length === 0 ? [] : [{ kind, remind_day_of, day, items: planned }]
    }),
  )
}

/** The days whose plan is announced in a window; those of weeks are Mondays. */
function listFirstDays(
  zone: string,
  { after, until }: Window,
  { kind, remind_day_of }: Announcement,
): string[] {
  const { at, days_before } = announcedAt(remind_day_of)
  const days: string[] = []
  const last = dayOf(until, zone)
  for (let day = dayOf(after, zone); day <= last; day = addDays(day, 1)) {
    const announced = Date.parse(changedStart(`${day}T${at}`, null, zone))
    const first = addDays(day, days_before)
    if (announced <= after.getTime() || announced > until.getTime()) continue
    if (kind === 'daily' || isoWeekday(first) === 1) days.push(first)
  }
  return days
}

function dayOf(instant: Date | null, zone: string): string {
  return instant === null ? '' : dayInZone(instant.toISOString(), zone)
}
