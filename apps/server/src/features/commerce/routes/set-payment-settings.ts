import { setPaymentSettings as call } from '@foyer/contract/commerce/set-payment-settings'
import { implement } from '#platform/http/implement.ts'
import { saveKeys } from '../commands/save-keys.ts'
import { commercePolicy } from '../policy.ts'
import { whileProviderAnswers } from '../provider-answers.ts'
import { providerNameOf } from '../providers/stripe/keys.ts'

export const setPaymentSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const saved = await whileProviderAnswers(() => saveKeys(ctx, { ...input, by: viewer.team_member_id }))
    if (!saved) throw fail('key_refused')
    return { provider: providerNameOf(ctx.app, saved) }
  },
)
