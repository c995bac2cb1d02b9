import { createBroadcast as call } from '@foyer/contract/notifications/create-broadcast'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createBroadcast } from '../commands/save-broadcast.ts'
import { presentBroadcast } from '../present.ts'

export const createBroadcastRoute = implement(
  call,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return presentBroadcast(ctx, await createBroadcast(ctx, viewer.team_member_id, input))
  },
)
