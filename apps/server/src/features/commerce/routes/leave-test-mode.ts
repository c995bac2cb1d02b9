import { leaveTestMode as call } from '@foyer/contract/commerce/leave-test-mode'
import { implement } from '#platform/http/implement.ts'
import { leaveTestMode } from '../commands/leave-test-mode.ts'
import { commercePolicy } from '../policy.ts'
import { providerNameOf } from '../providers/stripe/keys.ts'
import { findPaymentSettings } from '../repository/settings.ts'

export const leaveTestModeRoute = implement(
  call,
  commercePolicy.changePaymentSettings,
  async ({ viewer, ctx, authorize }) => {
    authorize()
    await leaveTestMode(ctx, viewer)
    return { provider: providerNameOf({ is_sandbox: false }, await findPaymentSettings(ctx.db)) }
  },
)
