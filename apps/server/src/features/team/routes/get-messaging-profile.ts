import { getMessagingProfile } from '@foyer/contract/team/get-messaging-profile'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findMessagingProfile } from '../repository/messaging-profile.ts'

export const getMessagingProfileRoute = implement(
  getMessagingProfile,
  anyTeamMember,
  async ({ ctx, authorize }) => {
    authorize()
    return { team_member_id: await findMessagingProfile(ctx.db) }
  },
)
