import { scheduleForEveryone as call } from '@foyer/contract/schedule/schedule-for-everyone'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { addAppItem } from '../commands/change-app-items.ts'
import { presentAppItem } from '../present-app-items.ts'

export const scheduleForEveryoneRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  return presentAppItem(ctx, await addAppItem(ctx, input))
})
