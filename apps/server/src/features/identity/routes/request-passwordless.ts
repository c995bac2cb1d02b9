import { requestPasswordless } from '@foyer/contract/identity/request-passwordless'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { requestPasswordless as requestPasswordlessCommand } from '../commands/request-passwordless.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { readEmail } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const requestPasswordlessRoute = implement(
  requestPasswordless,
  anyone,
  async ({ input, ctx, authorize }) => {
    authorize()
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['passwordless', 'passwordless_day'], email)
    const settings = await requireMethod(ctx, 'passwordless')
    await requestPasswordlessCommand(ctx, { email, name: null, settings })
    return {}
  },
)
