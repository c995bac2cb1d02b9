import { setPassword } from '@foyer/contract/identity/set-password'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { setPassword as setPasswordCommand } from '../commands/set-password.ts'
import { composeUserById } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { checkNewPassword, checkAll, readName } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const setPasswordRoute = implement(
  setPassword,
  anySignedIn,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { password, name } = input
    checkAll(
      () => (name === undefined ? undefined : readName(name)),
      () => checkNewPassword(password),
    )
    await limitAttempts(ctx, ['set_password'], viewer.email, viewer.user_id)
    await requireMethod(ctx, 'default')
    const { user_id, session_id } = viewer
    const is_set = await setPasswordCommand(ctx, {
      user_id,
      session_id,
      password,
      name: name === undefined ? undefined : readName(name),
    })
    if (!is_set) throw fail('sign_in_again')
    return { user: await composeUserById(ctx, user_id) }
  },
)
