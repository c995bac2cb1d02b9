/**
 * A typed number: a plain decimal such as `-1500.5`; or why there is none. `ambiguous` has the numbers that may be
 * meant, and `too_fine` the text has more decimals than are allowed.
 */
export type ReadNumber =
  | { ok: true; decimal: string }
  | { ok: false; problem: 'invalid' }
  | { ok: false; problem: 'too_fine' }
  | { ok: false; problem: 'ambiguous'; readings: readonly string[] }

export type ReadOptions = {
  /** The language of the person who types: it decides what a lone comma or point is. */
  locale: string
  /** How many decimals the number may have; 6 by default. */
  decimals?: number
  /** The number of decimals that is always written, as in prices: it settles what a lone decimal mark is. */
  usual_decimals?: number
}

/** The most digits before and after the decimal mark with which a number is stored exactly as typed. */
const MAX_DIGITS = 15
const MAX_DECIMALS = 6

/**
 * Reads a number as people type it: with the digits of any script, grouped by commas, points, spaces or apostrophes.
 * It never guesses: `1.500` in English is both 1500 and 1.5 to different people, so it is ambiguous.
 */
export function readNumber(text: string, options: ReadOptions): ReadNumber {
  const { locale, decimals = MAX_DECIMALS, usual_decimals } = options
  const parts = /^([+-]?)(\d[\d.,' ٫٬]*|[.,٫]\d+)$/u.exec(toPlainDigits(text))
  if (!parts) return INVALID
  const [, sign = '', digits = ''] = parts
  const readings = readingsOf(digits, { ...separatorsOf(locale), usual_decimals })
  if (readings.length === 0 || readings.some(({ whole }) => trimZeros(whole).length > MAX_DIGITS))
    return INVALID
  const is_ambiguous = readings.length > 1
  const allowed = readings.filter(({ fraction }) => isAllowed(fraction, decimals, is_ambiguous))
  const [decimal, ...more] = allowed.map(({ whole, fraction }) => toDecimal(sign, whole, fraction))
  if (decimal === undefined) return { ok: false, problem: 'too_fine' }
  // A lone allowed reading is asked for as well: 1.525 dollars may be a slip.
  return is_ambiguous
    ? { ok: false, problem: 'ambiguous', readings: [decimal, ...more] }
    : { ok: true, decimal }
}

/**
 * Writes a plain decimal for a text field, so that `readNumber` reads the same number: without groups, and with a
 * fourth decimal where three could be a group.
 */
export function writeNumber(
  decimal: string,
  { locale, usual_decimals }: Omit<ReadOptions, 'decimals'>,
): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  if (fraction === '') return whole
  const is_like_group = fraction.length === 3 && usual_decimals !== 3 && /^-?[1-9]\d{0,2}$/u.test(whole)
  return `${whole}${separatorsOf(locale).decimal}${fraction}${is_like_group ? '0' : ''}`
}

/** Zeros at the end count as decimals, except in a question about what is meant. */
function isAllowed(fraction: string, decimals: number, is_ambiguous: boolean): boolean {
  if (is_ambiguous && decimals > 0) return fraction.replace(/0+$/u, '').length <= decimals
  return fraction.length <= decimals
}

const INVALID: ReadNumber = { ok: false, problem: 'invalid' }

type Reading = { whole: string; fraction: string }
type Separators = { group: string; decimal: string }
type ReadingRules = Separators & { usual_decimals: number | undefined }

/** Converts digits of all scripts to 0 to 9, the kinds of signs and separators to one each, and drops marks. */
export function toPlainDigits(text: string): string {
  return text
    .replaceAll(/\p{Nd}/gu, toDigit)
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[’‘ʼ´`]/gu, "'")
    .replaceAll(/[،，]/gu, ',')
    .replaceAll('．', '.')
    .replaceAll('＋', '+')
    .replaceAll(/[−‐‑–－]/gu, '-')
    .replace(/^([+-]) +/u, '$1')
}

/** The digits of every script stand together from 0 to 9, so the value is the distance to the script's zero. */
function toDigit(digit: string): string {
  const compatible = digit.normalize('NFKC')
  if (/^[0-9]$/u.test(compatible)) return compatible
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1)))
    value += 1
  return String(value)
}

/** Returns every number that the text may mean. */
function readingsOf(text: string, { group, decimal, usual_decimals }: ReadingRules): Reading[] {
  const marks = new Set(text.replaceAll(/\d/gu, ''))
  const lone = [...marks].filter((mark) => mark === '.' || mark === ',')
  const spaced = [...marks].filter((mark) => mark === ' ' || mark === "'" || mark === '٬')
  if (spaced.length + Number(lone.length === 2) > 1) return []
  if (marks.has('٫')) return splitAt(text, '٫', [...spaced, ...lone])

  if (lone.length === 2) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    return splitAt(
      text,
      last,
      lone.filter((mark) => mark !== last),
    )
  }
  const [mark] = lone
  if (mark === undefined || spaced.length === 1) return splitAt(text, mark ?? null, spaced)

  const grouped = splitAt(text, null, [mark])
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return grouped
  const fraction = text.length - text.indexOf(mark) - 1
  if (grouped.length === 0)
    return mark === group && fraction > 2 && !text.startsWith('0') ? [] : splitAt(text, mark, [])
  if (mark === group) return grouped
  const as_decimal = splitAt(text, mark, [])
  return mark === decimal && fraction === usual_decimals ? as_decimal : [...grouped, ...as_decimal]
}

/** Splits a text at its only decimal mark and checks that the others stand between groups. */
function splitAt(text: string, mark: string | null, groups: readonly string[]): Reading[] {
  const [whole = '', fraction = '', ...more] = mark === null ? [text] : text.split(mark)
  if (more.length > 0 || !/^\d*$/u.test(fraction)) return []
  const [group] = groups
  if (group === undefined) return /^\d*$/u.test(whole) ? [{ whole, fraction }] : []
  const blocks = whole.split(group)
  const is_grouped =
    groups.length === 1 &&
    /^[1-9]\d{0,2}$/u.test(blocks[0] ?? '') &&
    blocks.slice(1, -1).every((block) => /^\d{2,3}$/u.test(block) && block.length === blocks[1]?.length) &&
    /^\d{3}$/u.test(blocks.at(-1) ?? '')
  return is_grouped && blocks.length > 1 ? [{ whole: blocks.join(''), fraction }] : []
}

function toDecimal(sign: string, whole: string, fraction: string): string {
  const number = fraction === '' ? trimZeros(whole) : `${trimZeros(whole)}.${fraction}`
  return sign === '-' && /[1-9]/u.test(number) ? `-${number}` : number
}

const trimZeros = (whole: string): string => whole.replace(/^0+(?=\d)/u, '') || '0'

const known = new Map<string, Separators>()

/** Returns the separators of a language, with 0 to 9 as its digits. */
function separatorsOf(locale: string): Separators {
  const cached = known.get(locale)
  if (cached) return cached
  const format = new Intl.NumberFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }))
  const parts = format.formatToParts(1_234_567.5)
  const find = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const separators = { group: find('group'), decimal: find('decimal') }
  known.set(locale, separators)
  return separators
}
