/** The name of a day's weekday: one letter, or short. */
export function formatWeekday(locale: string, day: string, width: 'narrow' | 'short'): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
  return names.format(new Date(`${day}T00:00:00Z`))
}
