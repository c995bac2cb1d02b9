import { startProvider } from '@foyer/contract/identity/start-provider'
import { implement } from '#platform/http/implement.ts'
import { startProviderFlow } from '../commands/start-provider-flow.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { isSameOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const startProviderRoute = implement(
  startProvider,
  identityPolicy.startSession,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    const { provider, intent, lang } = input
    if (intent === 'link' && !viewer) throw fail('unauthorized')
    await limitAttempts(ctx, ['provider'])
    await requireMethod(ctx, provider)
    return intent === 'link' && viewer
      ? startProviderFlow(ctx, { provider, lang, intent, user_id: viewer.user_id })
      : startProviderFlow(ctx, { provider, lang, intent: 'sign_in', user_id: null })
  },
)
