import { mailInvoice as call } from '@foyer/contract/commerce/mail-invoice'
import { stableId } from '#platform/events/index.ts'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { sendInvoiceMailJob } from '../invoices/invoice-mail.ts'
import { findInvoice } from '../repository/invoices.ts'

/** However many have the link and ask, a buyer gets one mail in this span. */
const SPAN_MS = 600_000

export const mailInvoiceRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const invoice = await findInvoice(ctx.db, input.id)
  if (!invoice) throw fail('invalid_invoice')
  const key = stableId(invoice.id, `mail ${Math.floor(ctx.services.clock.now().getTime() / SPAN_MS)}`)
  await ctx.write((tx) => enqueue(tx, sendInvoiceMailJob, { uuid: invoice.uuid, key }, { id: key }))
  return {}
})
