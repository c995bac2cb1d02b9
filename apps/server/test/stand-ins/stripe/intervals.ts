/** The end of a period of a price. */
export function addInterval(
  start: number,
  { interval, interval_count }: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number },
): number {
  const date = new Date(start * 1000)
  if (interval === 'day') date.setUTCDate(date.getUTCDate() + interval_count)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() + 7 * interval_count)
  if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + interval_count)
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + interval_count)
  return date.getTime() / 1000
}
