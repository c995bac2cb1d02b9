import { getPushProviders } from '@foyer/contract/notifications/get-push-providers'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findProviderSettings, presentProviders } from '../provider-settings.ts'

export const getPushProvidersRoute = implement(
  getPushProviders,
  anyTeamMember,
  async ({ ctx, authorize }) => {
    authorize()
    return presentProviders(await findProviderSettings(ctx.db))
  },
)
