import type { WeekLoad } from './progression.ts'

/** A week that gets a copy, counted from 1. */
export type WeekCopy = WeekLoad & { week: number }

/**
 * Lists the copies of a week in order, with the load of each. A deload week repeats the steps so far, so that the week
 * behind it continues from before it.
 */
export function listWeekCopies(to_weeks: readonly number[], deload_weeks: readonly number[]): WeekCopy[] {
  const deloads = new Set(deload_weeks)
  let steps = 0
  return [...new Set(to_weeks)]
    .sort((one, other) => one - other)
    .map((week) => {
      const is_deload = deloads.has(week)
      if (!is_deload) steps += 1
      return { week, steps, is_deload }
    })
}

/** Names the copy of a week: its own number in the title becomes the new one; another title stays. */
export function nameWeekCopy(title: string, from: number, to: number): string {
  return title.replace(new RegExp(`(?<![\\d.,])${from}(?![\\d]|[.,]\\d)`), String(to))
}
