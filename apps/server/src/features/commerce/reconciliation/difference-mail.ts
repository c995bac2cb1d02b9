import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { queueMail } from '../../identity/index.ts'
import { listOwnerAddresses } from '../../team/index.ts'

/** Mails the owners that payments differ from their provider's and could not be mended, once for a comparison. */
export async function mailDifferences(
  ctx: Ctx,
  tx: AppTx,
  { check_id, count }: { check_id: string; count: number },
): Promise<void> {
  const {
    account_id,
    slug,
    name: app,
    theme: { primary_color: color },
  } = ctx.app
  const url = new URL(`/apps/${slug}/products/payment-check`, ctx.services.config.base_url).href
  for (const to of await listOwnerAddresses(ctx.control, account_id))
    await queueMail(ctx, tx, {
      sender: { app_id: null, name: 'Foyer', color },
      to,
      kind: 'payment_differences',
      key: `commerce.payment_differences:${check_id}:${to}`,
      language: null,
      write: ({ t }) => ({
        subject: t('order_mails.differences.subject', { app }),
        body: t('order_mails.differences.body', { app, count }),
        button: { label: t('order_mails.differences.button'), url },
        open_address: t('auth_mails.open_address'),
        notes: [t('order_mails.differences.note')],
      }),
    })
}
