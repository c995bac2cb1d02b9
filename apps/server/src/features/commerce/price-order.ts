import { discountOfPeriod } from '@foyer/domain/money'
import type { Ctx } from '#platform/context.ts'
import { isFreeForever, priceBasket, type Basket, type BasketInput, type PricedBasket } from './basket.ts'
import { discountOf, paidPeriods, type OrderLineRow } from './order.ts'
import { currentProvider } from './providers/call-provider.ts'
import type { PaymentProvider, TaxAnswer } from './providers/provider.ts'
import { findTaxSettings } from './repository/tax-settings.ts'
import { needsPostalCode } from './tax/needs-postal-code.ts'

type ComputeTax = NonNullable<PaymentProvider['computeTax']>

/** Prices an order as `priceBasket` does, with the tax of the app's provider where it computes it. */
export async function priceOrder(
  ctx: Ctx,
  input: Omit<BasketInput, 'is_by_provider'>,
): Promise<PricedBasket> {
  const computeTax = await findTaxProvider(ctx)
  const priced = await priceBasket(ctx.db, { ...input, is_by_provider: computeTax !== null })
  if (!priced.ok || !computeTax || priced.basket.sale_tax.state !== 'asked') return priced
  const taxed = await taxBasket(priced.basket, computeTax)
  // A stored place that is not enough waits for the buyer; one that was typed is refused at its field.
  if (taxed.ok || input.address) return taxed
  const { is_inclusive } = priced.basket.sale_tax
  return {
    ok: true,
    basket: { ...priced.basket, sale_tax: { state: 'waiting', is_inclusive, terms: null, tax_id: null } },
  }
}

/** How the app's provider computes tax; null where the app's own table does, or where there is none. */
async function findTaxProvider(ctx: Ctx): Promise<ComputeTax | null> {
  const { mode } = await findTaxSettings(ctx.db)
  return mode === 'stripe' ? ((await currentProvider(ctx))?.computeTax ?? null) : null
}

/** Adds what a provider computes to a basket that has no tax yet. */
async function taxBasket(basket: Basket, computeTax: ComputeTax): Promise<PricedBasket> {
  const { lines, currency, place, sale_tax } = basket
  const { country, postal_code } = place
  if (country === null || sale_tax.is_inclusive === null) return { ok: true, basket }
  const due = lines.flatMap(({ total, setup_due }) => [total - setup_due, setup_due])
  const later = listLater(basket)
  const parts = [...due, ...later]
  const asked = parts.filter((amount) => amount > 0)
  if (asked.length === 0) return { ok: true, basket }
  const answer = await computeTax({
    currency,
    place: { country, postal_code, tax_id: sale_tax.tax_id },
    is_inclusive: sale_tax.is_inclusive,
    parts: asked,
  })
  if (answer === 'invalid_customer_location') {
    const lacks_code = needsPostalCode(country) && !postal_code
    return { ok: false, code: answer, ...(lacks_code ? { field: 'address.postal_code' } : {}) }
  }
  const taxes = [...answer.parts]
  const taxed = parts.map((amount) => ({ amount, rate: 0, tax: 0, ...(amount > 0 ? taxes.shift() : {}) }))
  return { ok: true, basket: withTax(basket, answer, taxed) }
}

/** What the next payment and each later period come to, before tax. */
function listLater(basket: Basket): [number, number] | [] {
  const recurring = basket.lines.find((line) => line.interval !== null && !isFreeForever(basket, line))
  if (!recurring) return []
  const discount = discountOf({ coupon_periods: basket.coupon?.periods ?? null }, recurring)
  return [recurring.amount - discountOfPeriod(discount, paidPeriods(recurring) + 1), recurring.amount]
}

type TaxedPart = { amount: number; rate: number; tax: number }

function withTax(
  basket: Basket,
  { id, terms }: Pick<TaxAnswer, 'id' | 'terms'>,
  taxed: readonly TaxedPart[],
): Basket {
  const count = basket.lines.length * 2
  const due = taxed.slice(0, count)
  const [next, period] = taxed.slice(count)
  const grossOf = ({ amount, tax }: TaxedPart) => (terms.is_inclusive ? amount : amount + tax)
  const lines = basket.lines.map((line, index): OrderLineRow => {
    const [of_price, of_setup] = [due[index * 2]?.tax ?? 0, due[index * 2 + 1]?.tax ?? 0]
    const added = terms.is_inclusive ? 0 : 1
    return {
      ...line,
      tax: of_price + of_setup,
      setup_tax: of_setup,
      total: line.total + added * (of_price + of_setup),
      setup_due: line.setup_due + added * of_setup,
    }
  })
  const rates = [...new Set(due.filter(({ amount }) => amount > 0).map(({ rate }) => rate))]
  const rows = rates.map((rate) => {
    const members = due.filter((part) => part.rate === rate && part.amount > 0)
    const tax = members.reduce((sum, part) => sum + part.tax, 0)
    const gross = members.reduce((sum, part) => sum + grossOf(part), 0)
    return { rate, net: gross - tax, tax }
  })
  const amount = rows.reduce((sum, row) => sum + row.tax, 0)
  const is_taxed = terms.is_reverse_charge || rows.some(({ rate }) => rate > 0)
  return {
    ...basket,
    lines,
    tax: is_taxed ? { ...terms, rows, amount } : null,
    final_amount: lines.reduce((sum, line) => sum + line.total, 0),
    computed: {
      id,
      next: next ? grossOf(next) : 0,
      period: period ? grossOf(period) : 0,
    },
  }
}
