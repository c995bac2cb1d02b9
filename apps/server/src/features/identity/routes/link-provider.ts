import { linkProvider } from '@foyer/contract/identity/link-provider'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { linkProvider as linkProviderCommand } from '../commands/link-provider.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { presentSignInMethods } from '../present-sign-in-methods.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const linkProviderRoute = implement(
  linkProvider,
  anySignedIn,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { provider, provider_id, flow } = input
    await limitAttempts(ctx, ['provider'], undefined, viewer.user_id)
    await requireMethod(ctx, provider)
    const ticket = { provider, provider_id, flow }
    const refusal = await linkProviderCommand(ctx, { user_id: viewer.user_id, ticket })
    if (refusal) throw fail(refusal)
    return presentSignInMethods(ctx, viewer.user_id)
  },
)
