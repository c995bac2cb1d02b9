import { getStoreSettings as call } from '@foyer/contract/commerce/get-store-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { storeNotificationUrl } from '../stores/app-store/notification.ts'
import { findStoreSettings, listStoreProducts } from '../repository/store-settings.ts'

export const getStoreSettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const [settings, products] = await Promise.all([
      findStoreSettings(ctx.db),
      listStoreProducts(ctx.db, 'app_store'),
    ])
    return {
      issuer_id: settings?.issuer_id ?? '',
      key_id: settings?.key_id ?? '',
      bundle_id: settings?.bundle_id ?? '',
      notification_url: storeNotificationUrl(ctx),
      has_private_key: Boolean(settings?.private_key_sealed),
      accepts_test: settings?.accepts_test ?? false,
      products,
    }
  },
)
