/** The day of a moment in this browser's time zone, `YYYY-MM-DD`, as a date field takes it. */
export function dayOf(moment: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The moment to ask about: now for today, else noon of the day. Null where the text is no day. */
export function momentOfDay(day: string, now: Date): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  if (day === dayOf(now)) return now
  const noon = new Date(`${day}T12:00:00`)
  return Number.isNaN(noon.getTime()) ? null : noon
}

/** The last moment of a day, so that something given "until Friday" holds all of Friday. */
export function endOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? null : end
}
