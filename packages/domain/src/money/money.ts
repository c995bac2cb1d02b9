import { currencyExponent } from '@foyer/contract/rules/currency-exponent'

/** An amount in whole minor units of an ISO 4217 currency (model, "Units"). Never a float. */
export interface Money {
  amount: number
  currency: string
}

/** Whether the text has the form of an ISO 4217 code: three capital letters. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/u.test(text)
}

/** Creates an amount of money. Throws a RangeError for a fraction of a minor unit or a malformed currency. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError('an amount is a safe whole number of minor units')
  if (!isCurrency(currency)) throw new RangeError('a currency is an ISO 4217 code')
  return { amount: amount === 0 ? 0 : amount, currency }
}

/**
 * The minor units as a plain decimal, for `Intl.NumberFormat` and providers that want text: JPY 500 is "500".
 */
export function toDecimal({ amount, currency }: Money): string {
  const exponent = currencyExponent(currency)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = digits.slice(digits.length - exponent)
  return `${amount < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** Reads a plain decimal of a currency; `null` when it is no number or finer than the currency allows. */
export function fromDecimal(text: string, currency: string): Money | null {
  const parts = /^(-?)(\d{1,16})(?:\.(\d*))?$/u.exec(text.trim())
  if (!parts || !isCurrency(currency)) return null

  const [, sign = '', whole = '', given = ''] = parts
  const exponent = currencyExponent(currency)
  const fraction = given.replace(/0+$/u, '')
  if (fraction.length > exponent) return null
  const amount = Number(`${sign}${whole}${fraction.padEnd(exponent, '0')}`)
  return Number.isSafeInteger(amount) ? money(amount, currency) : null
}
