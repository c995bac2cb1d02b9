import { setPlaySettings as call } from '@foyer/contract/commerce/set-play-settings'
import { implement } from '#platform/http/implement.ts'
import { savePlay } from '../commands/save-play.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const setPlaySettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const saved = await withProviderErrors(() => savePlay(ctx, { ...input, by: viewer.team_member_id }))
    if (!saved) throw fail('key_refused')
    return { has_service_account: Boolean(saved.service_account_sealed) }
  },
)
