/** Under what name, at which rate and how an order is taxed. `rate` is in thousandths of a per cent: 19 % is 19000. */
export interface TaxTerms {
  country: string
  /** `vat`, `gst` and the like, as the country calls it. */
  name: string
  rate: number
  /** Prices contain the tax; else it is added to them. */
  is_inclusive: boolean
  /** The buyer owes the tax; the rate is 0. */
  is_reverse_charge: boolean
}

/** What one rate comes to. */
export interface TaxRow {
  rate: number
  net: number
  tax: number
}

/** The tax of an order or invoice; the sum of its rows is `amount`. */
export interface OrderTax extends Omit<TaxTerms, 'rate'> {
  rows: readonly TaxRow[]
  amount: number
}

/** An amount and the rate of its tax. */
export interface TaxedPart {
  amount: number
  rate: number
}

/** The rows of each rate, and which part of the tax each amount has. */
export interface ComputedTax {
  rows: TaxRow[]
  shares: number[]
}

/** The tax names that our texts have; whatever else a country calls it is a sales tax. */
export function taxNameOf(name: string): 'vat' | 'gst' | 'sales_tax' {
  return name === 'vat' || name === 'gst' ? name : 'sales_tax'
}

const WHOLE = 100_000

/**
 * Computes tax in minor units: for each rate the parts are added and rounded once, half away from zero. Inclusive
 * prices never move. Tax that is added is rounded to what can be charged (`step`). The shares of the parts add up.
 */
export function computeTax(parts: readonly TaxedPart[], is_inclusive: boolean, step = 1): ComputedTax {
  const shares = parts.map(() => 0)
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  const rows = rates.map((rate): TaxRow => {
    const members = parts.flatMap((part, index) => (part.rate === rate ? [index] : []))
    const amounts = members.map((index) => parts[index]?.amount ?? 0)
    const sum = amounts.reduce((all, one) => all + one, 0)
    const tax = is_inclusive ? sum - divide(sum, WHOLE, WHOLE + rate) : divide(sum, rate, WHOLE * step) * step
    for (const [at, share] of shareByRemainder(tax, amounts, is_inclusive ? 1 : step).entries())
      shares[members[at] ?? 0] = share
    return { rate, net: is_inclusive ? sum - tax : sum, tax }
  })
  return { rows, shares }
}

/** The terms of a tax at one rate; null where there is none, or several. */
export function termsOf(tax: OrderTax | null): TaxTerms | null {
  const [row, ...others] = tax?.rows ?? []
  if (!tax || !row || others.length > 0) return null
  const { rows: _rows, amount: _amount, ...terms } = tax
  return { ...terms, rate: row.rate }
}

/** What a single amount comes to with its tax; an inclusive one stays as it is. */
export function addTax(amount: number, terms: TaxTerms | null, step: number): number {
  if (!terms || terms.is_inclusive) return amount
  const { shares } = computeTax([{ amount, rate: terms.rate }], false, step)
  return amount + (shares[0] ?? 0)
}

/**
 * The tax of one payment that comes to `amount` with its tax. `terms` are those that it was charged by.
 */
export function splitTax(gross: number, terms: TaxTerms, net: number): OrderTax {
  const { rate, ...rest } = terms
  const tax = terms.is_inclusive
    ? (computeTax([{ amount: gross, rate }], true).rows[0]?.tax ?? 0)
    : gross - net
  return { ...rest, rows: [{ rate, net: gross - tax, tax }], amount: tax }
}

/**
 * The share of a credit note in the tax of its invoice over `total`. Notes are counted from `before`, what earlier
 * ones took off, so that those over the whole take off the whole tax.
 */
export function creditTax(
  tax: OrderTax,
  total: number,
  { before, amount }: { before: number; amount: number },
): OrderTax {
  const upTo = (part: number, sum: number) => (total === 0 ? 0 : divide(part, sum, total))
  const rows = tax.rows.map(({ rate, net, tax: part }): TaxRow => {
    const gross = upTo(net + part, before + amount) - upTo(net + part, before)
    const taken = upTo(part, before + amount) - upTo(part, before)
    return { rate, net: toMinus(gross - taken), tax: toMinus(taken) }
  })
  return { ...tax, rows, amount: rows.reduce((sum, row) => sum + row.tax, 0) }
}

const toMinus = (amount: number): number => (amount === 0 ? 0 : -amount)

/** `a` times `b` by a divisor, half away from zero; exact for large amounts. */
function divide(a: number, b: number, divisor: number): number {
  const product = BigInt(a) * BigInt(b)
  const size = product < 0n ? -product : product
  const quotient = Number((2n * size + BigInt(divisor)) / (2n * BigInt(divisor)))
  return product < 0n ? -quotient : quotient
}

/** Shares an amount by the size of the parts in whole steps; what is left goes to the largest remainders. */
export function shareByRemainder(amount: number, parts: readonly number[], step: number): number[] {
  const weights = parts.map((part) => BigInt(Math.floor(part / step)))
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  const steps = BigInt(Math.round(amount / step))
  if (sum === 0n) return parts.map(() => 0)
  const shares = weights.map((weight) => (weight * steps) / sum)
  const left = Number(steps - shares.reduce((all, one) => all + one, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (weight * steps) % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map((one, index) => (Number(one) + (extra.has(index) ? 1 : 0)) * step)
}
