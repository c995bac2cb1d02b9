import { verifySubscriber } from '@foyer/contract/members/verify-subscriber'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import {
  requestPasswordless,
  limitAttempts,
  checkAll,
  readEmail,
  readName,
  requireMethod,
} from '../../identity/index.ts'

export const verifySubscriberRoute = implement(
  verifySubscriber,
  anyone,
  async ({ input, ctx, authorize }) => {
    authorize()
    checkAll(
      () => readName(input.name),
      () => readEmail(input.email),
    )
    const [email, name] = [readEmail(input.email), readName(input.name)]
    await limitAttempts(ctx, ['passwordless', 'passwordless_day'], email)
    await requestPasswordless(ctx, { email, name, settings: await requireMethod(ctx, 'passwordless') })
    return {}
  },
)
