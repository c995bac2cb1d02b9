import { Readable } from 'node:stream'
import { getTranslator } from '@foyer/i18n/server'
import { defineJob } from '#platform/jobs/index.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import {
  findInvoice,
  findInvoiceFile,
  insertInvoiceFile,
  listRelatedInvoices,
} from '../repository/invoices.ts'

const MAX_PDF_BYTES = 5_000_000

/** Writes the PDF of an invoice, unless there is one: an issued invoice never changes. */
export const writeInvoicePdfJob = defineJob<{ uuid: string }>(
  'commerce.write_invoice_pdf',
  { retry_limit: 3, concurrency: 1 },
  async (ctx, { uuid }) => {
    const invoice = await findInvoice(ctx.db, uuid)
    if (!invoice || (await findInvoiceFile(ctx.db, invoice.id))) return
    const [credited] = invoice.credits_id ? await listRelatedInvoices(ctx.db, invoice) : []
    const { storage } = ctx.services
    const { renderInvoicePdf } = await import('./invoice-document.ts')
    const bytes = await renderInvoicePdf(invoice, getTranslator(invoice.locale ?? ctx.app.default_locale), {
      app_name: ctx.app.name,
      time_zone: ctx.app.time_zone,
      credits_label: credited?.label ?? null,
    })
    const storage_key = newStorageKey({ app_id: ctx.app.id, type: 'application/pdf', is_public: false })
    await storage.put(storage_key, Readable.from([bytes]), { max_bytes: MAX_PDF_BYTES })
    const is_first = await ctx.write((tx) =>
      insertInvoiceFile(tx, { invoice_id: invoice.id, storage_key, created_at: ctx.services.clock.now() }),
    )
    if (!is_first) await storage.delete(storage_key)
  },
)
