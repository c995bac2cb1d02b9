import { getPlaySettings as call } from '@foyer/contract/commerce/get-play-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { findPlaySettings } from '../repository/play-settings.ts'
import { listStoreProducts } from '../repository/store-settings.ts'
import { notificationUrl } from '../stores/google-play/notification.ts'

export const getPlaySettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const settings = await findPlaySettings(ctx.db)
    return {
      package_name: settings?.package_name ?? '',
      has_service_account: Boolean(settings?.service_account_sealed),
      push_account: settings?.push_account ?? '',
      notification_url: notificationUrl(ctx),
      accepts_test: settings?.accepts_test ?? false,
      products: await listStoreProducts(ctx.db, 'google_play'),
    }
  },
)
