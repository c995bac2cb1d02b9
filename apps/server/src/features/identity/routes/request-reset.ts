import { requestReset } from '@foyer/contract/identity/request-reset'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { requestReset as requestResetCommand } from '../commands/request-reset.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { readEmail } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const requestResetRoute = implement(requestReset, anyone, async ({ input, ctx, authorize }) => {
  authorize()
  const email = readEmail(input.email)
  await limitAttempts(ctx, ['reset'], email)
  await requireMethod(ctx, 'default')
  await requestResetCommand(ctx, email)
  return {}
})
