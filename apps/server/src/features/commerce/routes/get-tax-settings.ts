import { getTaxSettings as call } from '@foyer/contract/commerce/get-tax-settings'
import { dayInZone } from '@foyer/domain/time'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { providerNameOf } from '../providers/stripe/keys.ts'
import { findPaymentSettings } from '../repository/settings.ts'
import { findTaxSettings, listOwnRates } from '../repository/tax-settings.ts'
import { listRates } from '../tax/rates.ts'

export const getTaxSettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const [settings, own_rates, keys] = await Promise.all([
      findTaxSettings(ctx.db),
      listOwnRates(ctx.db),
      findPaymentSettings(ctx.db),
    ])
    const provider = providerNameOf(ctx.app, keys)
    const today = dayInZone(ctx.now().toISOString(), ctx.app.time_zone)
    return { ...settings, own_rates, provider, rates: listRates(own_rates, today) }
  },
)
