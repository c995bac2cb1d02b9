import { receiveStoreNotification as call } from '@foyer/contract/commerce/receive-store-notification'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { findStoreSettings } from '../repository/store-settings.ts'
import { enqueueReading } from '../store-jobs.ts'
import { readStoreNotification } from '../stores/app-store/notification.ts'

export const receiveStoreNotificationRoute = implement(
  call,
  commercePolicy.receiveEvent,
  async ({ ctx, authorize }) => {
    const settings = await findStoreSettings(ctx.db)
    const has_secret = Boolean(settings?.private_key_sealed)
    const notification = has_secret
      ? await readStoreNotification(ctx.request.raw_body?.toString() ?? '', {
          bundle_id: settings?.bundle_id ?? '',
          root_sha256: ctx.services.addresses.app_store.root_sha256,
        })
      : null
    authorize({ has_secret, is_proven: notification !== null })
    const id = notification?.original_transaction_id
    if (id) await enqueueReading(ctx, id)
    return { received: true as const }
  },
)
