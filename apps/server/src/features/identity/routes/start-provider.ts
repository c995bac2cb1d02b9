import { startProvider } from '@foyer/contract/identity/start-provider'
import { implement } from '#platform/http/implement.ts'
import { beginProviderFlow } from '../commands/begin-provider-flow.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromOwnPage } from '../own-page.ts'
import { identityPolicy } from '../policy.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const startProviderRoute = implement(
  startProvider,
  identityPolicy.startSession,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    const { provider, intent, lang } = input
    if (intent === 'link' && !viewer) throw fail('unauthorized')
    await limitAttempts(ctx, ['provider'])
    await requireMethod(ctx, provider)
    return intent === 'link' && viewer
      ? beginProviderFlow(ctx, { provider, lang, intent, user_id: viewer.user_id })
      : beginProviderFlow(ctx, { provider, lang, intent: 'sign_in', user_id: null })
  },
)
