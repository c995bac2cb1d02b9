import { changePassword } from '@foyer/contract/identity/change-password'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { changePassword as changePasswordCommand } from '../commands/change-password.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { checkNewPassword } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const changePasswordRoute = implement(
  changePassword,
  anySignedIn,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { current_password, password, password_confirmation } = input
    checkNewPassword(password, password_confirmation)
    await limitAttempts(ctx, ['change_password'], viewer.user_id)
    await requireMethod(ctx, 'default')
    const is_changed = await changePasswordCommand(ctx, viewer, { current_password, password })
    if (!is_changed) throw fail('wrong_credentials')
    return {}
  },
)
