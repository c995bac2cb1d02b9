import { readPrice, toDecimal, writePrice } from '@foyer/domain/money'
import type { StudioOrder } from './order-search.ts'

type Payment = StudioOrder['payments'][number]

/** A product of a payment in the refund dialog: whether it is refunded, and the amount as typed. */
export type RefundLine = {
  readonly product_id: string
  readonly title: string
  readonly max: number
  readonly is_chosen: boolean
  readonly text: string
}

/** All that is left of a payment, or what was chosen of it, in minor units; null where an amount is none. */
export type ReadLine = RefundLine & { readonly amount: number | null }

/** What can be refunded of a payment, all of it chosen. */
export function createRefundLines({ refundable, currency }: Payment, locale: string): RefundLine[] {
  return refundable.map(({ product_id, title, amount: max }) => ({
    product_id,
    title,
    max,
    is_chosen: true,
    text: writePrice({ amount: max, currency }, locale),
  }))
}

/** Reads the typed amounts; null where one is nothing, or more than is left. */
export function readRefundLines(
  lines: readonly RefundLine[],
  { currency }: Pick<Payment, 'currency'>,
  locale: string,
): ReadLine[] {
  return lines.map((line) => {
    const whole = writePrice({ amount: line.max, currency }, locale)
    // What is left may be less than the smallest price, and is refunded as it is.
    if (line.text.trim() === whole) return { ...line, amount: line.max }
    return { ...line, amount: readAmount(line, currency, locale) }
  })
}

function readAmount({ text, max }: RefundLine, currency: string, locale: string): number | null {
  const read = readPrice(text, currency, locale)
  const amount = read.ok ? read.amount : readSmall(text, currency)
  return amount !== null && amount > 0 && amount <= max ? amount : null
}

/** An amount below the smallest price, such as 0.20, which a refund may be. */
function readSmall(text: string, currency: string): number | null {
  for (let amount = 1; amount < 100; amount += 1)
    if (Number(toDecimal({ amount, currency })) === Number(text.replace(',', '.'))) return amount
  return null
}

/** The sum of what is chosen; null where nothing is, or an amount is wrong. */
export function sumChosen(lines: readonly ReadLine[]): number | null {
  const chosen = lines.filter(({ is_chosen }) => is_chosen)
  if (chosen.length === 0) return null
  return chosen.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  )
}

/** Whether all that was paid for what is chosen goes back. */
export function isWhole(lines: readonly ReadLine[]): boolean {
  return lines.every(({ is_chosen, amount, max }) => !is_chosen || amount === max)
}
