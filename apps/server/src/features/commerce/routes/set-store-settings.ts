import { setStoreSettings as call } from '@foyer/contract/commerce/set-store-settings'
import { implement } from '#platform/http/implement.ts'
import { saveStore } from '../commands/save-store.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const setStoreSettingsRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const saved = await withProviderErrors(() => saveStore(ctx, { ...input, by: viewer.team_member_id }))
    if (!saved) throw fail('key_refused')
    return { has_private_key: Boolean(saved.private_key_sealed) }
  },
)
