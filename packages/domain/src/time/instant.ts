/** An instant in UTC as ISO-8601 text with `Z`, as on the wire and in rows (model, "Units"). */
export type Instant = string

/**
 * Milliseconds since 1970 of an instant; `NaN` when the text is not a date, so that every comparison fails.
 */
export function epochMs(instant: Instant): number {
  return Date.parse(instant)
}

/** Returns the instant of a number of milliseconds since 1970. Throws a RangeError beyond the range of a date. */
export function toInstant(epoch_ms: number): Instant {
  return new Date(epoch_ms).toISOString()
}

/** Whether a text is ISO-8601 with a day, a time and `Z` or an offset, and names an existing time. */
export function isInstant(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/u.exec(text)
  if (!parts || Number.isNaN(Date.parse(text))) return false

  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}
