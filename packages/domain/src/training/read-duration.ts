import { readNumber } from '../numbers/index.ts'

/** What one of a unit is, in seconds, by its usual short forms in lower case. */
const UNITS: readonly (readonly [pattern: RegExp, seconds: number])[] = [
  [/^(s|secs?|seconds?|"|″|ث|ثانية|ثوان|ثواني)\.?$/u, 1],
  [/^(m|mins?|minutes?|'|′|د|دقيقة|دقائق)\.?$/u, 60],
  [/^(h|hrs?|hours?|س|ساعة|ساعات)\.?$/u, 3600],
]

/**
 * Reads a time as people type it, in seconds: `90`, `1:30`, `1:02:03`, `90 s`, `2 min`, `1.5 h`, with the digits of any
 * script. Null for anything else.
 */
export function readDuration(text: string, locale: string): number | null {
  const parts = text.trim().split(':')
  if (parts.length > 1) return readClock(parts, locale)
  const [, digits = '', name = ''] = /^([^\p{L}"″'′]*)(.*)$/u.exec(text.trim()) ?? []
  const number = toNumber(digits.trim(), locale)
  if (number === null || name.trim() === '') return number === null ? null : toSeconds(number)
  const unit = UNITS.find(([pattern]) => pattern.test(name.trim().toLowerCase()))
  return unit ? toSeconds(number * unit[1]) : null
}

function readClock(parts: readonly string[], locale: string): number | null {
  if (parts.length > 3) return null
  let seconds = 0
  for (const [index, part] of parts.entries()) {
    const number = part.trim() === '' ? null : toNumber(part.trim(), locale)
    if (number === null || !Number.isInteger(number) || (index > 0 && number > 59)) return null
    seconds = seconds * 60 + number
  }
  return seconds
}

function toNumber(text: string, locale: string): number | null {
  const read = readNumber(text, { locale })
  const number = read.ok ? Number(read.decimal) : null
  return number === null || number < 0 ? null : number
}

function toSeconds(seconds: number): number | null {
  return Number.isInteger(seconds) ? seconds : null
}
