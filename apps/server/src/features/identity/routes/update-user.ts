import { updateUser } from '@foyer/contract/identity/update-user'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { updateUser as updateUserCommand } from '../commands/update-user.ts'
import { composeUserById } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { readEmail, readName } from '../read-credentials.ts'

export const updateUserRoute = implement(
  updateUser,
  anySignedIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { timezone } = input
    const email = input.email === undefined ? null : readEmail(input.email)
    const name = input.name === undefined ? undefined : readName(input.name)
    if (email !== null) await limitAttempts(ctx, ['change_email'], email, viewer.user_id)

    const email_to_verify = await updateUserCommand(ctx, {
      user_id: viewer.user_id,
      email,
      change: { ...(name === undefined ? {} : { name }), ...(timezone === undefined ? {} : { timezone }) },
    })
    return { user: await composeUserById(ctx, viewer.user_id), email_to_verify }
  },
)
