import { getInvoiceUrl as call } from '@foyer/contract/commerce/get-invoice-url'
import { stableId } from '#platform/events/index.ts'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { MAX_EXPIRY_S } from '#platform/storage/index.ts'
import { writeInvoicePdfJob } from '../invoices/invoice-pdf-job.ts'
import { findInvoice, findInvoiceFile } from '../repository/invoices.ts'

/** Requests of one span start one job together. */
const SPAN_MS = 30_000

export const getInvoiceUrlRoute = implement(call, anyone, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const invoice = await findInvoice(ctx.db, input.id)
  if (!invoice) throw fail('invalid_invoice')
  const { storage, clock } = ctx.services
  const storage_key = await findInvoiceFile(ctx.db, invoice.id)
  if (storage_key) {
    const file_name = `${invoice.label}.pdf`
    return { url: storage.signedUrl(storage_key, { expires_s: MAX_EXPIRY_S, file_name, is_download: true }) }
  }
  const id = stableId(invoice.id, `pdf ${Math.floor(clock.now().getTime() / SPAN_MS)}`)
  await ctx.write((tx) => enqueue(tx, writeInvoicePdfJob, { uuid: invoice.uuid }, { id }))
  return { url: null }
})
