import { getInvoiceSettings as call } from '@foyer/contract/commerce/get-invoice-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { findNextNumber, writeLabel } from '../repository/invoice-numbers.ts'
import { DEFAULT_PREFIX, findInvoiceSettings } from '../repository/invoice-settings.ts'

export const getInvoiceSettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const [saved, next] = await Promise.all([findInvoiceSettings(ctx.db), findNextNumber(ctx.db)])
    const settings = saved ?? {
      prefix: DEFAULT_PREFIX,
      name: ctx.app.name,
      address: '',
      country: null,
      tax_id: '',
      email: '',
    }
    return { ...settings, next_label: writeLabel(settings.prefix, 'invoice', next) }
  },
)
