import type { OutputOf } from '@foyer/contract'
import type { getInvoice } from '@foyer/contract/commerce/get-invoice'
import type { listInvoices } from '@foyer/contract/commerce/list-invoices'
import { presentTax } from '../present-basket.ts'
import type { InvoiceRow } from '../repository/invoices.ts'

type Summary = OutputOf<typeof listInvoices>['items'][number]

/** An invoice as lists name it. */
export function presentInvoiceSummary(row: InvoiceRow): Summary {
  const { uuid, kind, label, total, currency, is_test, issued_at, lines } = row
  return {
    uuid,
    kind,
    label,
    total,
    currency,
    is_test,
    issued_at: issued_at.toISOString(),
    titles: lines.map((line) => line.title),
  }
}

/** A whole invoice; `related` are its credit notes, or the invoice that a credit note reduces. */
export function presentInvoice(row: InvoiceRow, related: readonly InvoiceRow[]): OutputOf<typeof getInvoice> {
  const { lines, tax, seller, buyer, reason, kind } = row
  const credit_notes = kind === 'invoice' ? related : []
  const [credits = null] = kind === 'credit_note' ? related : []
  return {
    ...presentInvoiceSummary(row),
    lines,
    tax: presentTax(tax),
    seller,
    buyer,
    reason,
    credits: credits && { uuid: credits.uuid, label: credits.label },
    credited: credit_notes.reduce((sum, note) => sum - note.total, 0),
    credit_notes: credit_notes.map(({ uuid, label, total }) => ({ uuid, label, amount: -total })),
  }
}
