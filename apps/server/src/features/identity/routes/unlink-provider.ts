import { unlinkProvider } from '@foyer/contract/identity/unlink-provider'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { unlinkProvider as unlinkProviderCommand } from '../commands/link-provider.ts'
import { findSignInSettings } from '../repository/sign-in-settings.ts'
import { presentSignInMethods } from '../present-sign-in-methods.ts'

export const unlinkProviderRoute = implement(
  unlinkProvider,
  anySignedIn,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const settings = await findSignInSettings(ctx.db)
    const is_unlinked = await unlinkProviderCommand(ctx, { ...input, user_id: viewer.user_id, settings })
    if (!is_unlinked) throw fail('last_way_in')
    return presentSignInMethods(ctx, viewer.user_id)
  },
)
