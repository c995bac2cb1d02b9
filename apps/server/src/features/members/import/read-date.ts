/** Which part of dates such as 3/4/2024 comes first; null where the file does not show it. */
export type DateOrder = 'day' | 'month' | null

/** One or two digits, a mark, one or two digits, the same mark, a year; then perhaps a time. */
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)(.*)$/
const YEAR_FIRST = /^(\d{4})([./])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/
const TIME = /^,?[ T](\d{1,2})(:\d{2}(?::\d{2})?)(?: ?([ap])\.?m\.?)?$/i

/** Finds the order of a column's dates: in 13/4/2024 the day is first. Dates that contradict each other show none. */
export function findDateOrder(texts: readonly string[]): DateOrder {
  const orders = new Set<DateOrder>()
  for (const text of texts) {
    const [, first = '', mark, second = ''] = YEAR_LAST.exec(text) ?? []
    if (mark === undefined || mark === '.') continue
    if (Number(first) > 12) orders.add('day')
    if (Number(second) > 12) orders.add('month')
  }
  const [order = null] = orders
  return orders.size === 1 ? order : null
}

/**
 * Writes a date with dots, slashes or the year last as `YYYY-MM-DD`, with its time. With dots the day comes first. A
 * text that may be two dates, and any other text, is returned as it is.
 */
export function toIsoDate(text: string, order: DateOrder): string {
  const [, year, , month = '', day = '', rest = ''] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return formatIso({ year, month, day, rest }) ?? text
  const [, first, mark, second = '', last_year = '', time = ''] = YEAR_LAST.exec(text) ?? []
  if (first === undefined) return text
  const known_order = mark === '.' || first === second ? 'day' : order
  if (known_order === null) return text
  const [day_part, month_part] = known_order === 'day' ? [first, second] : [second, first]
  return formatIso({ year: last_year, month: month_part, day: day_part, rest: time }) ?? text
}

type DateParts = { year: string; month: string; day: string; rest: string }

function formatIso({ year, month, day, rest }: DateParts): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (rest === '') return date
  const [, hour, minutes = '', half] = TIME.exec(rest) ?? []
  if (hour === undefined) return null
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${date} ${String(hours).padStart(2, '0')}${minutes}`
}
