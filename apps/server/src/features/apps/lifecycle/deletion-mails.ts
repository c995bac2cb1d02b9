import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { listLeaderAddresses } from '../../team/index.ts'
import { queueMail } from '../../identity/index.ts'
import { purgesAt } from './deleted-apps.ts'

/** Mails owners and account admins who deleted the app and until when it can be restored. */
export function notifyDeleted(ctx: Ctx, tx: AppTx, { deleted_at, by }: { deleted_at: Date; by: string }) {
  return notify(ctx, tx, { kind: 'app_deleted', deleted_at, by })
}

/** Mails them again one week before the app is purged. */
export function notifyPurgeDue(ctx: Ctx, tx: AppTx, deleted_at: Date): Promise<void> {
  return notify(ctx, tx, { kind: 'app_purge_near', deleted_at, by: '' })
}

type DeletionNotice = { kind: 'app_deleted' | 'app_purge_near'; deleted_at: Date; by: string }

async function notify(ctx: Ctx, tx: AppTx, { kind, deleted_at, by }: DeletionNotice): Promise<void> {
  const {
    account_id,
    name: app,
    theme: { primary_color: color },
    time_zone,
  } = ctx.app
  const url = new URL('/new-app', ctx.services.config.base_url).href
  for (const to of await listLeaderAddresses(ctx.control, account_id))
    await queueMail(ctx, tx, {
      sender: { app_id: null, name: 'Foyer', color },
      to,
      kind,
      language: null,
      write: ({ t, formatIn }) => {
        const date = formatIn(time_zone).date(purgesAt(deleted_at).toISOString(), 'long')
        return {
          subject: t(`auth_mails.${kind}.subject`, { app }),
          body:
            kind === 'app_deleted'
              ? t('auth_mails.app_deleted.body', { app, name: by })
              : t('auth_mails.app_purge_near.body', { app, date }),
          button: { label: t('auth_mails.app_deleted.button'), url },
          open_address: t('auth_mails.open_address'),
          notes: [t('auth_mails.app_deleted.until', { date }), t('auth_mails.app_deleted.retained')],
        }
      },
    })
}
