import { mailInvoice as call } from '@foyer/contract/commerce/mail-invoice'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { sendInvoiceMailJob } from '../invoices/invoice-mail.ts'
import { findInvoice } from '../repository/invoices.ts'

export const mailInvoiceRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const invoice = await findInvoice(ctx.db, input.id)
  if (!invoice) throw fail('invalid_invoice')
  await ctx.write((tx) => enqueue(tx, sendInvoiceMailJob, { uuid: invoice.uuid, key: newId() }))
  return {}
})
