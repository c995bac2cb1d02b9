import { addDays, isoWeekday, type CalendarDay } from '../time/index.ts'

/** The days of a member's training, as far as a streak depends on them. */
export type StreakDays = {
  today: CalendarDay
  /** The first day of a week: 1 is Monday, 7 is Sunday. */
  week_start: number
  trained: Iterable<CalendarDay>
  /** Days for which a program plans a workout. */
  planned: Iterable<CalendarDay>
  /** Those of them on which it was not done. */
  missed: Iterable<CalendarDay>
}

/** Returns the first day of the week that contains a day. */
export function firstDayOfWeek(day: CalendarDay, week_start: number): CalendarDay {
  return addDays(day, -((isoWeekday(day) - week_start + 7) % 7))
}

/**
 * Counts the weeks in a row in which the member trained, up to the present one, which cannot end the streak. A missed
 * day of a plan does end it, unless the member trained on that day; a week that a plan leaves free does not.
 */
export function countWeeksInARow({ today, week_start, ...days }: StreakDays): number {
  const weekOf = (day: CalendarDay): CalendarDay => firstDayOfWeek(day, week_start)
  const trained = new Set(days.trained)
  const trained_weeks = new Set([...trained].map(weekOf))
  const planned = [...days.planned].toSorted()
  const planned_weeks = new Set(planned.map(weekOf))
  const missed_weeks = new Set([...days.missed].filter((day) => day < today && !trained.has(day)).map(weekOf))
  const [first_planned = null, last_planned = null] = [planned.at(0), planned.at(-1)]
  const isFree = (week: CalendarDay): boolean =>
    first_planned !== null &&
    last_planned !== null &&
    weekOf(first_planned) <= week &&
    week <= weekOf(last_planned) &&
    !planned_weeks.has(week)

  let count = 0
  const present = weekOf(today)
  const earliest = [...trained_weeks].reduce((first, week) => (week < first ? week : first), present)
  for (let week = present; week >= earliest; week = addDays(week, -7)) {
    if (missed_weeks.has(week)) return count
    if (trained_weeks.has(week)) count += 1
    else if (week !== present && !isFree(week)) return count
  }
  return count
}
