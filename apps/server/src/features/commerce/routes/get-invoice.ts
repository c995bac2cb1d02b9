import { getInvoice as call } from '@foyer/contract/commerce/get-invoice'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { presentInvoice } from '../invoices/present-invoice.ts'
import { findInvoice, listRelatedInvoices } from '../repository/invoices.ts'

export const getInvoiceRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const invoice = await findInvoice(ctx.db, input.id)
  if (!invoice) throw fail('invalid_invoice')
  return presentInvoice(invoice, await listRelatedInvoices(ctx.db, invoice))
})
