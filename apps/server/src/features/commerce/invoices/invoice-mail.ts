import { appOrigin } from '#platform/http/app-origin.ts'
import { defineJob } from '#platform/jobs/index.ts'
import { queueMail } from '../../identity/index.ts'
import { findInvoice } from '../repository/invoices.ts'

/** Mails the link of an invoice to its buyer. `key` distinguishes requests: each is mailed once. */
export const sendInvoiceMailJob = defineJob<{ uuid: string; key: string }>(
  'commerce.send_invoice_mail',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { uuid, key }) => {
    const { app, services } = ctx
    const invoice = await findInvoice(ctx.db, uuid)
    if (!invoice || invoice.buyer.email === '') return
    const { label, total, currency, kind, issued_at } = invoice
    await ctx.write((tx) =>
      queueMail(ctx, tx, {
        sender: { app_id: app.id, name: app.name, color: app.theme.primary_color },
        to: invoice.buyer.email,
        kind: 'invoice',
        key: `commerce.invoice:${key}`,
        language: invoice.locale ?? app.default_locale,
        write: ({ t, formatIn }) => {
          const format = formatIn(app.time_zone)
          return {
            subject: t('invoice.mail.subject', { label, app: app.name }),
            body: t('invoice.mail.body', { app: app.name }),
            facts: [
              {
                label: t(kind === 'invoice' ? 'invoice.title' : 'invoice.credit_note'),
                value: label,
              },
              { label: t('invoice.date'), value: format.date(issued_at, 'long') },
              { label: t('invoice.total'), value: format.money(total, currency, { is_full: true }) },
            ],
            button: {
              label: t('invoice.view'),
              url: `${appOrigin(services.config, app)}/me/invoices/${uuid}`,
            },
            open_address: t('auth_mails.open_address'),
            notes: [],
          }
        },
      }),
    )
  },
)
