import { setPaymentSettings as call } from '@foyer/contract/commerce/set-payment-settings'
import { implement } from '#platform/http/implement.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { saveKeys } from '../commands/save-keys.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { providerNameOf } from '../providers/stripe/keys.ts'

export const setPaymentSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { goes_live = false, ...keys } = input
    const saved = await withProviderErrors(() => saveKeys(ctx, { ...keys, goes_live, by: viewer }))
    if (typeof saved === 'string') throw fail(saved)
    const { app } = await readCurrentApp(ctx.db)
    return { provider: providerNameOf(app, saved) }
  },
)
