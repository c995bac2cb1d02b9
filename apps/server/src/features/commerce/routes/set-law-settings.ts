import { setLawSettings as call } from '@foyer/contract/commerce/set-law-settings'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { saveWithdrawalChoice } from '../repository/law-settings.ts'

export const setLawSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input: { withdrawal }, ctx, authorize }) => {
    authorize()
    const has_withdrawal = withdrawal === 'country' ? null : withdrawal === 'on'
    await ctx.write((tx) =>
      saveWithdrawalChoice(tx, { has_withdrawal, changed_at: ctx.services.clock.now() }),
    )
    return {}
  },
)
