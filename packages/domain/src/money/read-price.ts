import { currencyExponent } from '@foyer/contract/rules/currency-exponent'
import { maxPrice } from '@foyer/contract/rules/max-price'
import { readNumber, writeNumber } from '../numbers/index.ts'
import { fromDecimal, toDecimal, type Money } from './money.ts'
import { minPrice } from './min-price.ts'
import { chargeStep } from './provider-amount.ts'

/** A typed price in minor units, or why there is none; `ambiguous` has the amounts that may be meant. */
export type ReadPrice =
  | { ok: true; amount: number }
  | {
      ok: false
      problem: 'invalid' | 'negative' | 'other_currency' | 'too_fine' | 'too_big' | 'too_small' | 'wrong_step'
    }
  | { ok: false; problem: 'ambiguous'; readings: readonly number[] }

/** No cents, as in 1.500,- or 20.– */
const NO_DECIMALS = /(?<=\p{Nd})[.,][-\u2013\u2014]{1,2}$/u

/** Reads a price as people type it, perhaps with the sign or code of its currency. It never makes it smaller. */
export function readPrice(text: string, currency: string, locale: string): ReadPrice {
  const number = withoutCurrency(text, currency, locale).replace(NO_DECIMALS, '')
  if (!/\p{Nd}/u.test(number) || /\p{Nd}.*\p{L}.*\p{Nd}/u.test(number)) return fail('invalid')
  if (/[\p{L}\p{Sc}]/u.test(number)) return fail('other_currency')
  const exponent = currencyExponent(currency)
  const read = readNumber(number, { locale, decimals: exponent, usual_decimals: exponent })
  if (read.ok) return toPrice(read.decimal, currency)
  if (read.problem !== 'ambiguous') return fail(read.problem)

  const prices = read.readings.map((decimal) => toPrice(decimal, currency))
  const readings = prices.flatMap((price) => (price.ok ? [price.amount] : []))
  return readings.length > 0 ? { ok: false, problem: 'ambiguous', readings } : (prices[0] ?? fail('invalid'))
}

/** Writes a price for a text field, so that `readPrice` reads the same amount. */
export function writePrice(price: Money, locale: string): string {
  return writeNumber(toDecimal(price), { locale, usual_decimals: currencyExponent(price.currency) })
}

type Problem = Exclude<Extract<ReadPrice, { ok: false }>['problem'], 'ambiguous'>

const fail = (problem: Problem): ReadPrice => ({ ok: false, problem })

function toPrice(decimal: string, currency: string): ReadPrice {
  if (decimal.startsWith('-')) return fail('negative')
  const amount = fromDecimal(decimal, currency)?.amount
  if (amount === undefined || amount > maxPrice(currency)) return fail('too_big')
  if (amount > 0 && amount < minPrice(currency)) return fail('too_small')
  return amount % chargeStep(currency) === 0 ? { ok: true, amount } : fail('wrong_step')
}

/** Removes the code or a sign of the currency from the start or the end of a text. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  const plain = text.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim()
  const lower = plain.toLowerCase()
  const sign = signsOf(currency, locale).find((one) => lower.startsWith(one) || lower.endsWith(one))
  if (sign === undefined) return plain
  return (lower.startsWith(sign) ? plain.slice(sign.length) : plain.slice(0, -sign.length)).trim()
}

/** Returns the code and the signs of a currency, in lower case, the longest first. */
function signsOf(currency: string, locale: string): string[] {
  const signs = [locale, 'en', 'en-CA'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  )
  const bare = [currency, ...signs].map((sign) => sign.replaceAll(/[\u200E\u200F]/gu, '').toLowerCase())
  return [...new Set(bare)].toSorted((a, b) => b.length - a.length)
}
