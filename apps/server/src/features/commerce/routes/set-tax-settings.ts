import { setTaxSettings as call } from '@foyer/contract/commerce/set-tax-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { requireStripeTax } from '../tax/require-stripe-tax.ts'
import { replaceOwnRates, saveTaxSettings } from '../repository/tax-settings.ts'

export const setTaxSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { own_rates, ...settings } = input
    const keys = own_rates.map(({ country, valid_from }) => `${country} ${valid_from}`)
    if (new Set(keys).size < keys.length) throw fail('conflict')
    if (settings.mode === 'stripe') await requireStripeTax(ctx)
    await ctx.write(async (tx) => {
      await saveTaxSettings(tx, { ...settings, changed_at: ctx.services.clock.now() })
      await replaceOwnRates(tx, own_rates)
    })
    return {}
  },
)
