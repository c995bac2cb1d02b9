/** Lengths from a shortest to a longest, both included; null: no bound. */
export type DurationRange = { min_seconds: number | null; max_seconds: number | null }

const DAY = 86_400
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`
const DURATION = new RegExp(
  `^P(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?=\\d)(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
)
/** Seconds of a year, month, week, day, hour, minute and second. Years and months are those of a calendar on average. */
const UNITS = [365 * DAY, 30 * DAY, 7 * DAY, DAY, 3600, 60, 1]

/**
 * Parses an interval of ISO 8601 durations, `MIN/MAX`, of which either may be left out. Null for anything else, also for
 * an interval that nothing is in.
 * @example `/PT20M` is at most twenty minutes, `P4W/` at least four weeks.
 */
export function parseDurationRange(text: string): DurationRange | null {
  const parts = text.trim().toUpperCase().split('/')
  if (parts.length !== 2 || parts.every((part) => part === '')) return null
  const [min_seconds, max_seconds] = parts.map((part) => (part === '' ? null : parseDuration(part)))
  if (min_seconds === undefined || max_seconds === undefined) return null
  if (Number.isNaN(min_seconds) || Number.isNaN(max_seconds)) return null
  if (min_seconds !== null && max_seconds !== null && min_seconds > max_seconds) return null
  return { min_seconds, max_seconds }
}

/** Seconds; NaN for a text that is no duration. */
function parseDuration(text: string): number {
  const [, ...values] = DURATION.exec(text) ?? []
  if (values.every((value) => value === undefined)) return Number.NaN
  return values.reduce(
    (sum, value, index) => sum + (value ? Number(value.replace(',', '.')) * (UNITS[index] ?? 0) : 0),
    0,
  )
}
