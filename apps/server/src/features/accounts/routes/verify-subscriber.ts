import { verifySubscriber } from '@foyer/contract/accounts/verify-subscriber'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { requestPasswordless } from '../commands/request-passwordless.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { checkTogether, readEmail, readName } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const verifySubscriberRoute = implement(
  verifySubscriber,
  anyone,
  async ({ input, ctx, authorize }) => {
    authorize()
    checkTogether(
      () => readName(input.name),
      () => readEmail(input.email),
    )
    const [email, name] = [readEmail(input.email), readName(input.name)]
    await limitAttempts(ctx, ['passwordless', 'passwordless_day'], email)
    await requestPasswordless(ctx, { email, name, settings: await requireMethod(ctx, 'passwordless') })
    return {}
  },
)
