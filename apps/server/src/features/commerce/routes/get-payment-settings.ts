import { getPaymentSettings as call } from '@foyer/contract/commerce/get-payment-settings'
import { slugOrigin } from '#platform/http/app-origin.ts'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { providerNameOf } from '../providers/stripe/keys.ts'
import { DEFAULT_GRACE_DAYS, findPaymentSettings } from '../repository/settings.ts'
import { countTestHolders } from '../repository/test-orders.ts'

export const getPaymentSettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const { is_sandbox } = ctx.app
    const settings = await findPaymentSettings(ctx.db)
    return {
      is_sandbox,
      test_holders: is_sandbox ? await countTestHolders(ctx.db) : 0,
      provider: providerNameOf(ctx.app, settings),
      publishable_key: settings?.publishable_key ?? '',
      grace_days: settings?.grace_days ?? DEFAULT_GRACE_DAYS,
      has_secret_key: Boolean(settings?.secret_key_sealed),
      has_webhook_secret: Boolean(settings?.webhook_secret_sealed),
      // On the slug's host, so that webhooks arrive whatever happens to a custom domain.
      webhook_url: `${slugOrigin(ctx.services.config, ctx.app.slug)}/api/v1/webhooks/stripe`,
    }
  },
)
