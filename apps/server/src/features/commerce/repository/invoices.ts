import { randomUUID } from 'node:crypto'
import { invoiceLine, invoiceParty } from '@foyer/contract/commerce/invoice-shapes'
import { orderTax } from '@foyer/contract/commerce/tax-shapes'
import { creditTax, type OrderTax } from '@foyer/domain/money'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { readPrefix, takeNumber, writeLabel, type InvoiceKind } from './invoice-numbers.ts'
import { DEFAULT_PREFIX } from './invoice-settings.ts'

/** Seller or buyer, as they were when the invoice was issued. */
export type InvoiceParty = z.infer<typeof invoiceParty>

/** What was sold; `amount` is after the discount. */
export type InvoiceLine = z.infer<typeof invoiceLine>

export type InvoiceRow = {
  id: string
  uuid: string
  kind: InvoiceKind
  label: string
  /** The invoice that a credit note reduces. */
  credits_id: string | null
  reason: string | null
  subscriber_id: string
  order_id: string
  payment_id: string | null
  lines: InvoiceLine[]
  /** Null where nothing was taxed; negative in credit notes. */
  tax: OrderTax | null
  /** Negative in credit notes. */
  total: number
  currency: string
  is_test: boolean
  seller: InvoiceParty
  buyer: InvoiceParty
  locale: string | null
  issued_at: Date
}

type NewInvoice = Pick<
  InvoiceRow,
  'subscriber_id' | 'order_id' | 'payment_id' | 'total' | 'currency' | 'is_test' | 'issued_at'
> & {
  lines: readonly z.input<typeof invoiceLine>[]
  tax?: OrderTax | null
}

/** Issues the invoice of a payment, or of an order that came to nothing; its number is the next of the app. */
export async function insertInvoice(tx: AppTx, invoice: NewInvoice): Promise<void> {
  const { seller, buyer, locale, prefix } = await readParties(tx, invoice)
  await insertNumbered(tx, prefix, {
    kind: 'invoice',
    credits_id: null,
    reason: null,
    seller,
    buyer,
    locale,
    tax: null,
    ...invoice,
    lines: invoiceLines.parse(invoice.lines),
  })
}

/**
 * Issues a credit note over `amount` minor units of a payment's invoice, with the same seller and buyer. False where
 * the payment has no invoice.
 */
export async function insertCreditNote(
  tx: AppTx,
  {
    payment_id,
    amount,
    reason,
    issued_at,
  }: { payment_id: string; amount: number; reason: string; issued_at: Date },
): Promise<boolean> {
  const found = await invoices(tx)
    .where('payment_id', '=', payment_id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!found) return false
  const {
    id: credits_id,
    subscriber_id,
    order_id,
    currency,
    is_test,
    seller,
    buyer,
    locale,
    lines,
    tax: taxed,
    total,
  } = toInvoice(found)
  const [first] = lines
  const before = taxed ? await sumCredited(tx, credits_id) : 0
  const tax = taxed && creditTax(taxed, total, { before, amount })
  await insertNumbered(tx, await readPrefix(tx), {
    kind: 'credit_note',
    credits_id,
    reason,
    subscriber_id,
    order_id,
    payment_id,
    lines: [
      {
        product_id: first?.product_id ?? order_id,
        title: lines.map((line) => line.title).join(', '),
        amount: -amount,
        discount: 0,
        tax: tax?.amount ?? 0,
        kind: 'product',
      },
    ],
    tax,
    total: -amount,
    currency,
    is_test,
    seller,
    buyer,
    locale,
    issued_at,
  })
  return true
}

/** What earlier credit notes took off an invoice. */
async function sumCredited(tx: AppTx, credits_id: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('invoices')
    .select(({ fn }) => fn.sum<string | null>('total').as('sum'))
    .where('app_id', '=', tx.app_id)
    .where('credits_id', '=', credits_id)
    .executeTakeFirstOrThrow()
  return -Number(sum ?? 0)
}

async function insertNumbered(
  tx: AppTx,
  prefix: string,
  { lines, tax, seller, buyer, ...invoice }: Omit<InvoiceRow, 'id' | 'uuid' | 'label'>,
): Promise<void> {
  const series = invoice.is_test ? (`test_${invoice.kind}` as const) : invoice.kind
  const number = await takeNumber(tx, series)
  await tx
    .insertInto('invoices')
    .values({
      app_id: tx.app_id,
      id: newId(),
      uuid: randomUUID(),
      series,
      number,
      label: writeLabel(prefix, series, number),
      lines: JSON.stringify(lines),
      tax: tax && JSON.stringify(tax),
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      ...invoice,
    })
    .execute()
}

type PartiesRow = {
  prefix: string | null
  seller_name: string
  seller_address: string
  seller_country: string | null
  seller_tax_id: string
  seller_email: string
  buyer_name: string
  buyer_address: string
  buyer_country: string | null
  buyer_tax_id: string
  buyer_email: string
  locale: string | null
}

/** What seller and buyer are called now: the app and the account where they gave no details of their own. */
async function readParties(
  tx: AppTx,
  { subscriber_id, order_id }: Pick<NewInvoice, 'subscriber_id' | 'order_id'>,
): Promise<{ seller: InvoiceParty; buyer: InvoiceParty; locale: string | null; prefix: string }> {
  const { rows } = await sql<PartiesRow>`
    select seller.prefix, coalesce(nullif(seller.name, ''), app.name) as seller_name,
      coalesce(seller.address, '') as seller_address, seller.country as seller_country,
      coalesce(seller.tax_id, '') as seller_tax_id, coalesce(seller.email, '') as seller_email,
      coalesce(nullif(buyer.name, ''), nullif(purchase.name, ''), person.name, guest.name, '') as buyer_name,
      coalesce(buyer.address, '') as buyer_address, coalesce(buyer.country, purchase.country) as buyer_country,
      coalesce(nullif(buyer.tax_id, ''), purchase.tax_id, '') as buyer_tax_id, coalesce(person.email::text, guest.email::text, '') as buyer_email,
      coalesce(member.language, guest.language) as locale
    from apps app
      join orders purchase on purchase.app_id = app.id and purchase.id = ${order_id}
      left join invoice_settings seller on seller.app_id = app.id
      left join billing_details buyer on buyer.app_id = app.id and buyer.subscriber_id = ${subscriber_id}
      left join subscribers member on member.app_id = app.id and member.id = ${subscriber_id}
      left join users person on person.app_id = app.id and person.id = member.user_id
      left join guest_buyers guest on guest.app_id = app.id and guest.subscriber_id = ${subscriber_id}
    where app.id = ${tx.app_id}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An invoice needs its order.')
  return {
    prefix: row.prefix ?? DEFAULT_PREFIX,
    locale: row.locale,
    seller: {
      name: row.seller_name,
      address: row.seller_address,
      country: row.seller_country,
      tax_id: row.seller_tax_id,
      email: row.seller_email,
    },
    buyer: {
      name: row.buyer_name,
      address: row.buyer_address,
      country: row.buyer_country,
      tax_id: row.buyer_tax_id,
      email: row.buyer_email,
    },
  }
}

/** Finds an invoice or credit note by the key of its link; null if the app has none. */
export async function findInvoice(db: AppDb | AppTx, uuid: string): Promise<InvoiceRow | null> {
  const row = await invoices(db).where('uuid', '=', uuid).executeTakeFirst()
  return row ? toInvoice(row) : null
}

/** Finds the invoice of a provider's payment; null where there is none. */
export async function findInvoiceOfPayment(
  db: AppDb | AppTx,
  provider_payment_id: string,
): Promise<Pick<InvoiceRow, 'uuid' | 'label'> | null> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.app_id', '=', 'p.app_id').onRef('i.payment_id', '=', 'p.id'),
    )
    .select(['i.uuid', 'i.label'])
    .where('p.app_id', '=', db.app_id)
    .where('p.provider_payment_id', '=', provider_payment_id)
    .where('i.kind', '=', 'invoice')
    .executeTakeFirst()
  return row ?? null
}

/** The invoice that a credit note reduces, or the credit notes of an invoice, oldest first. */
export async function listRelatedInvoices(
  db: AppDb | AppTx,
  { id, credits_id }: Pick<InvoiceRow, 'id' | 'credits_id'>,
): Promise<InvoiceRow[]> {
  const related = credits_id
    ? invoices(db).where('id', '=', credits_id)
    : invoices(db).where('credits_id', '=', id)
  return (await related.orderBy('issued_at').orderBy('id').execute()).map(toInvoice)
}

/** Lists the invoices and credit notes of an order, oldest first. */
export async function listOrderInvoices(db: AppDb | AppTx, order_id: string): Promise<InvoiceRow[]> {
  const rows = await invoices(db)
    .where('order_id', '=', order_id)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  return rows.map(toInvoice)
}

/** Lists a member's invoices and credit notes, newest first. */
export async function listMemberInvoices(db: AppDb | AppTx, subscriber_id: string): Promise<InvoiceRow[]> {
  const rows = await invoices(db)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MEMBER_LIMIT)
    .execute()
  return rows.map(toInvoice)
}

/** The storage key of an invoice's PDF; null until it is written. */
export async function findInvoiceFile(db: AppDb | AppTx, invoice_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoice_files')
    .select('storage_key')
    .where('app_id', '=', db.app_id)
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst()
  return row?.storage_key ?? null
}

/** Stores which file is an invoice's PDF; false where it has one. */
export async function insertInvoiceFile(
  tx: AppTx,
  file: { invoice_id: string; storage_key: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoice_files')
    .values({ app_id: tx.app_id, ...file })
    .onConflict((conflict) => conflict.columns(['app_id', 'invoice_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const MEMBER_LIMIT = 500

function invoices(db: AppDb | AppTx) {
  return db
    .selectFrom('invoices')
    .select([
      'id',
      'uuid',
      'kind',
      'label',
      'credits_id',
      'reason',
      'subscriber_id',
      'order_id',
      'payment_id',
      'lines',
      'tax',
      'total',
      'currency',
      'is_test',
      'seller',
      'buyer',
      'locale',
      'issued_at',
    ])
    .where('app_id', '=', db.app_id)
}

type StoredInvoice = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>

const invoiceLines = z.array(invoiceLine)

function toInvoice(row: StoredInvoice): InvoiceRow {
  return {
    ...row,
    kind: row.kind === 'credit_note' ? 'credit_note' : 'invoice',
    lines: invoiceLines.parse(row.lines),
    tax: row.tax === null ? null : orderTax.parse(row.tax),
    seller: invoiceParty.parse(row.seller),
    buyer: invoiceParty.parse(row.buyer),
  }
}
