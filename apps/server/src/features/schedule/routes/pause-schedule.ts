import { pauseSchedule as call } from '@foyer/contract/schedule/pause-schedule'
import { today } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { pauseSchedule } from '../commands/pause-schedule.ts'

export const pauseScheduleRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (input.from < today(ctx.now().toISOString(), viewer.timezone)) throw fail('schedule_in_past')
    return { moved: await pauseSchedule(ctx, viewer, input) }
  },
)
