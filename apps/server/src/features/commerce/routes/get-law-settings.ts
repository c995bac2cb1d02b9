import { getLawSettings as call } from '@foyer/contract/commerce/get-law-settings'
import { appOrigin } from '#platform/http/app-origin.ts'
import { implement } from '#platform/http/implement.ts'
import { hasWithdrawalBySeller } from '../consumer-law.ts'
import { commercePolicy } from '../policy.ts'
import { findWithdrawalChoice } from '../repository/law-settings.ts'

export const getLawSettingsRoute = implement(
  call,
  commercePolicy.readPaymentSettings,
  async ({ ctx, authorize }) => {
    authorize()
    const [chosen, is_on_by_country] = await Promise.all([
      findWithdrawalChoice(ctx.db),
      hasWithdrawalBySeller(ctx.db),
    ])
    return {
      withdrawal: chosen === null ? ('country' as const) : chosen ? ('on' as const) : ('off' as const),
      is_on_by_country,
      url: `${appOrigin(ctx.services.config, ctx.app)}/me/withdraw`,
    }
  },
)
