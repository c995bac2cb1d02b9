import { currencyExponent } from '@foyer/contract/rules/currency-exponent'
import { directionOf } from './locales.ts'

/** An instant: a date, milliseconds since 1970, or an ISO-8601 string. */
export type DateInput = Date | number | string

/** The widths in which dates are written. `near` and `weekday` have the day's name, short and whole, and no year; `weekday_name` and `day_name` are only that, whole and short, `month_name` and `day_number` one part each. */
export type DateWidth =
  | 'short'
  | 'medium'
  | 'long'
  | 'near'
  | 'weekday'
  | 'weekday_name'
  | 'day_name'
  | 'month_name'
  | 'day_number'
  | 'month'

/** Formats dates, numbers and money in one language and time zone, with the same result on server and in browsers. */
export interface Format {
  /** A calendar date, such as "14 May 2026". */
  date: (input: DateInput, width?: DateWidth) => string
  /** A time of day, such as "18:30". */
  time: (input: DateInput) => string
  /** Date and time together. */
  dateTime: (input: DateInput, width?: 'short' | 'medium' | 'long') => string
  /**
   * Formats the distance to an instant in the largest fitting unit, such as "in 3 days". `now` is always a
   * parameter.
   */
  relative: (input: DateInput, now: DateInput) => string
  /** A number with the language's separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** A share of 100, given as 0 to 100, such as "40%". */
  percent: (value: number) => string
  /** Money from minor units and an ISO 4217 code; whole amounts carry no decimals unless `is_full`. */
  money: (minor: number, currency: string, options?: { is_full?: boolean }) => string
  /** Several things as one phrase, such as "a, b and c". */
  list: (items: readonly string[], type?: 'conjunction' | 'disjunction' | 'unit') => string
  /** Formats a calendar day, `YYYY-MM-DD`, which has no time zone. */
  day: (day: string, width?: DateWidth) => string
}

/** Pins calendar and digits, which engines otherwise choose by region: Arabic is written with 0 to 9 here. */
export function formattingLocale(locale: string): string {
  return locale.includes('-u-') ? locale : `${locale}-u-ca-gregory-nu-latn`
}

const WIDTHS: Readonly<Record<DateWidth, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  near: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday_name: { weekday: 'long' },
  day_name: { weekday: 'short' },
  month_name: { month: 'short' },
  day_number: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Creates the formatters of one language and time zone. Each Intl object is created at its first use and cached. */
export function createFormat(locale: string, timeZone: string): Format {
  const tag = formattingLocale(locale)
  const cache = new Map<string, unknown>()
  const memoize = <T>(key: string, create: () => T): T => {
    if (!cache.has(key)) cache.set(key, create())
    return cache.get(key) as T
  }
  const dateFormatter = (
    key: string,
    options: Intl.DateTimeFormatOptions,
    zone = timeZone,
  ): Intl.DateTimeFormat =>
    memoize(`${key}@${zone}`, () => new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }))
  const sign = directionOf(locale) === 'rtl' ? isolateLeftToRight : (text: string): string => text
  const numberFormatter = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
    memoize(JSON.stringify(options), () => new Intl.NumberFormat(tag, options))

  return {
    date: (input, width = 'medium') =>
      toPlainSpaces(dateFormatter(width, WIDTHS[width]).format(toDate(input))),
    time: (input) => toPlainSpaces(dateFormatter('time', CLOCK).format(toDate(input))),
    dateTime: (input, width = 'medium') =>
      toPlainSpaces(dateFormatter(`${width}+time`, { ...WIDTHS[width], ...CLOCK }).format(toDate(input))),
    relative: (input, now) => {
      const seconds = (toDate(input).getTime() - toDate(now).getTime()) / 1000
      const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 60]
      const phrases = memoize('relative', () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
      const count = unit === 'second' ? 0 : Math.trunc(seconds / size)
      return toPlainSpaces(phrases.format(count, unit))
    },
    number: (value, options = {}) => toNonBreakingSpaces(numberFormatter(options).format(value)),
    percent: (value) => toNonBreakingSpaces(numberFormatter({ style: 'percent' }).format(value / 100)),
    money: (minor, currency, { is_full = false } = {}) => {
      const exponent = currencyExponent(currency)
      const digits = minor % 10 ** exponent === 0 && !is_full ? 0 : exponent
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      const parts = numberFormatter({ style: 'currency', currency, ...options }).formatToParts(
        minor / 10 ** exponent,
      )
      const displayParts = parts.map(({ type, value }) => (type === 'currency' ? sign(value) : value))
      return toNonBreakingSpaces(displayParts.join(''))
    },
    list: (items, type = 'conjunction') =>
      memoize(type, () => new Intl.ListFormat(tag, { type })).format(items),
    day: (day, width = 'medium') =>
      toPlainSpaces(dateFormatter(width, WIDTHS[width], 'UTC').format(new Date(`${day}T00:00:00Z`))),
  }
}

/** A sign of Latin letters, such as US$, stays in one piece where all around it runs from right to left. */
function isolateLeftToRight(sign: string): string {
  return /[A-Za-z]/.test(sign) ? `\u2066${sign}\u2069` : sign
}

function toDate(input: DateInput): Date {
  return input instanceof Date ? input : new Date(input)
}

/** Engines differ in the space before "PM"; a plain space prevents hydration mismatches. */
function toPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}

/** Engines differ in the space between amount and unit; it must not break and must not differ. */
function toNonBreakingSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0')
}
