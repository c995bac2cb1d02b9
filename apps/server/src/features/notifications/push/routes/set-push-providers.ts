import { setPushProviders } from '@foyer/contract/notifications/set-push-providers'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { presentProviders } from '../provider-settings.ts'
import { saveProviders } from '../save-providers.ts'

export const setPushProvidersRoute = implement(
  setPushProviders,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return presentProviders(await saveProviders(ctx, { ...input, by: viewer.team_member_id }))
  },
)
