import { setInvoiceSettings as call } from '@foyer/contract/commerce/set-invoice-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { saveInvoiceSettings } from '../repository/invoice-settings.ts'

export const setInvoiceSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, ctx, authorize }) => {
    authorize()
    await ctx.write((tx) => saveInvoiceSettings(tx, { ...input, changed_at: ctx.services.clock.now() }))
    return {}
  },
)
