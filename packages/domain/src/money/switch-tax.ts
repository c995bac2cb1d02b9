import { splitTax, type OrderTax, type TaxRow, type TaxTerms } from './tax.ts'

/** The two sides of a switch's payment, with their tax, and how each is taxed. */
export interface SwitchParts {
  charge: number
  credit: number
  /** What a whole period costs without the tax that is added, and with it. */
  price: { net: number; gross: number }
  terms: TaxTerms | null
  /** How what is credited was taxed when it was paid. */
  former: TaxTerms | null
}

/** The tax of a switch's payment; `credit_tax` is what of it the credit takes off. */
export interface SwitchTax {
  tax: OrderTax | null
  credit_tax: number
}

/**
 * Splits the tax of a switch: the charge at today's rate, less the credit at the rate of what it takes back. Where the
 * two rates differ, each is a row.
 */
export function splitSwitchTax({ charge, credit, price, terms, former }: SwitchParts): SwitchTax {
  const head = terms ?? former
  if (!head) return { tax: null, credit_tax: 0 }
  const is_whole = charge === price.gross && terms?.is_inclusive === false
  const taken = is_whole ? price.gross - price.net : taxWithin(charge, terms)
  const given = taxWithin(credit, former)
  const rows: TaxRow[] = [{ rate: terms?.rate ?? 0, net: charge - taken, tax: taken }]
  const back = { rate: former?.rate ?? 0, net: given - credit, tax: 0 - given }
  const [first] = rows
  if (first && first.rate === back.rate)
    Object.assign(first, { net: first.net + back.net, tax: first.tax + back.tax })
  else if (credit > 0) rows.push(back)
  const { rate: _rate, ...rest } = head
  return { tax: { ...rest, rows, amount: taken - given }, credit_tax: given }
}

/** The tax within an amount, whether its price contained it or had it added. */
function taxWithin(amount: number, terms: TaxTerms | null): number {
  return terms ? splitTax(amount, { ...terms, is_inclusive: true }, amount).amount : 0
}
