import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderTax } from '@foyer/domain/money'
import { insertInvoice, type InvoiceLine } from './invoices.ts'
import type { ProviderName } from './orders.ts'
import { paidLines, type MoneyScope } from './paid-lines.ts'

export type PaymentRow = {
  id: string
  subscriber_id: string
  order_id: string
  subscription_id: string | null
  provider: ProviderName
  provider_payment_id: string
  amount: number
  currency: string
  is_test: boolean
  paid_at: Date
}

/** An amount after its discount, with what of it is tax. */
type PaidPart = { amount: number; discount?: number; tax?: number }

/** What of a payment was for which product; `setup` is the part of the set-up fee, which invoices list by itself. */
export type PaymentLine = PaidPart & { product_id: string; title: string; setup?: Required<PaidPart> | null }

/**
 * Inserts a payment with its invoice; false if the provider's payment already exists. `lines` are what it pays for,
 * `refused` those of them that the buyer already owned: they are on the invoice and go back.
 */
export async function insertPayment(
  tx: AppTx,
  payment: PaymentRow,
  {
    lines,
    refused = [],
    tax = null,
    credit = NO_CREDIT,
  }: {
    lines: readonly PaymentLine[]
    refused?: readonly PaymentLine[]
    tax?: OrderTax | null
    /** What the rest of a former price took off its only line, and the tax in that. */
    credit?: Credit
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({ app_id: tx.app_id, ...payment })
    .onConflict((conflict) => conflict.columns(['app_id', 'provider', 'provider_payment_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false

  const rows = lines.map(({ product_id, amount }, position) => ({
    app_id: tx.app_id,
    payment_id: payment.id,
    position,
    product_id,
    amount,
  }))
  if (rows.length > 0) await tx.insertInto('payment_lines').values(rows).execute()
  const { subscriber_id, order_id, amount: total, currency, is_test, paid_at: issued_at } = payment
  await insertInvoice(tx, {
    subscriber_id,
    order_id,
    payment_id: payment.id,
    lines: [...lines, ...refused].flatMap(toInvoiceLines).flatMap((line) => splitCredit(line, credit)),
    tax,
    total,
    currency,
    is_test,
    issued_at,
  })
  return true
}

/** A set-up fee is a line of its own. */
export function toInvoiceLines({ setup, ...line }: PaymentLine): InvoiceLine[] {
  const { product_id, title, amount, discount = 0, tax = 0 } = line
  const whole = { product_id, title, amount, discount, tax, kind: 'product' as const }
  if (!setup) return [whole]
  return [
    {
      ...whole,
      amount: amount - setup.amount,
      discount: discount - setup.discount,
      tax: tax - setup.tax,
    },
    { product_id, title, ...setup, kind: 'setup_fee' },
  ]
}

/** What the rest of a former price is worth, and the tax in that. */
export type Credit = { amount: number; tax: number }

const NO_CREDIT: Credit = { amount: 0, tax: 0 }

/** A switch is invoiced as the new price and the credit, each with its tax. */
function splitCredit(line: InvoiceLine, { amount, tax }: Credit): InvoiceLine[] {
  if (amount === 0) return [line]
  const taken = { ...line, amount: -amount, discount: 0, tax: tax === 0 ? 0 : -tax, kind: 'credit' as const }
  return [{ ...line, amount: line.amount + amount, tax: line.tax + tax }, taken]
}

/** A payment and what of it went back. */
export type StoredPayment = PaymentRow & {
  refunded: number
  /** Why nothing of it is left; null where something is. */
  reversal: 'refund' | 'dispute' | null
  reversed_at: Date | null
}

/** Locks a provider's payment of an order; null if it is not known, as for payments of nothing. */
export async function lockPaymentOf(
  tx: AppTx,
  { id: order_id }: { id: string },
  by: { payment_id: string } | { provider_payment_id: string },
): Promise<StoredPayment | null> {
  const query = payments(tx).where('order_id', '=', order_id).forUpdate()
  const row =
    'payment_id' in by
      ? await query.where('id', '=', by.payment_id).executeTakeFirst()
      : await query.where('provider_payment_id', '=', by.provider_payment_id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Lists the payments of an order, oldest first. */
export async function listOrderPayments(db: AppDb | AppTx, order_id: string): Promise<StoredPayment[]> {
  const rows = await payments(db).where('order_id', '=', order_id).orderBy('paid_at').orderBy('id').execute()
  return rows.map(readRow)
}

/** What payments were for, with what of it went back. */
export type StoredPaymentLine = Omit<PaymentLine, 'title'> & { payment_id: string; refunded: number }

/** Lists the lines of payments in their order. */
export async function listPaymentLines(
  db: AppDb | AppTx,
  payment_ids: readonly string[],
): Promise<StoredPaymentLine[]> {
  if (payment_ids.length === 0) return []
  return db
    .selectFrom('payment_lines')
    .select(['payment_id', 'product_id', 'amount', 'refunded'])
    .where('app_id', '=', db.app_id)
    .where('payment_id', 'in', [...payment_ids])
    .orderBy('payment_id')
    .orderBy('position')
    .execute()
}

function payments(db: AppDb | AppTx) {
  return db.selectFrom('payments').selectAll().where('app_id', '=', db.app_id)
}

function readRow({
  app_id: _app_id,
  ...row
}: Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]): StoredPayment {
  return {
    ...row,
    provider: row.provider as ProviderName,
    reversal: row.reversal as StoredPayment['reversal'],
  }
}

export type Revenue = { product_id: string; currency: string; amount: number }

/** Sums the revenue of products without refunds; test money only counts with `with_test`. */
export async function listRevenue(
  db: AppDb | AppTx,
  product_ids: readonly string[],
  scope: MoneyScope,
): Promise<Revenue[]> {
  if (product_ids.length === 0) return []
  const { rows } = await sql<{ product_id: string; currency: string; amount: string }>`
    select product_id, currency, sum(amount) as amount from ${paidLines(db, scope)} paid
    where product_id = any (${[...product_ids]}::uuid[])
    group by product_id, currency order by currency
  `.execute(db)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Counts the members with an active purchase of each product. */
export async function countBuyers(
  db: AppDb | AppTx,
  product_ids: readonly string[],
): Promise<Map<string, number>> {
  if (product_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchases')
    .select(({ fn }) => ['product_id', fn.countAll<string>().as('count')])
    .where('app_id', '=', db.app_id)
    .where('product_id', 'in', [...product_ids])
    .where('ended_at', 'is', null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map((row) => [row.product_id, Number(row.count)]))
}

/** Whether an event of a provider was taken before. */
export async function hasPaymentEvent(
  db: AppDb | AppTx,
  { provider, event_id }: { provider: ProviderName; event_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('app_id', '=', db.app_id)
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores that an event of a provider was taken; false where it was taken before. */
export async function insertPaymentEvent(
  tx: AppTx,
  event: {
    provider: ProviderName
    event_id: string
    type: string
    object_id: string
    order_id: string | null
    received_at: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({ app_id: tx.app_id, ...event })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds the order of a provider's payment, renewals included; null if unknown. */
export async function findPaidOrderId(
  db: AppDb | AppTx,
  provider: ProviderName,
  payment_id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('app_id', '=', db.app_id)
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', payment_id)
    .executeTakeFirst()
  return row?.order_id ?? null
}
