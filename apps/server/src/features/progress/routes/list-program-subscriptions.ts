import { listProgramSubscriptions as call } from '@foyer/contract/progress/list-program-subscriptions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { isProgram } from '../course.ts'
import { presentSubscription } from '../program.ts'
import { loadMemberProgress } from '../member-progress.ts'

export const listProgramSubscriptionsRoute = implement(
  call,
  anyMember,
  async ({ viewer, ctx, authorize }) => {
    authorize()
    const { site, progress_state, courses } = await loadMemberProgress(ctx, viewer.subscriber_id)
    const programs = courses.filter((course) => !course.is_hidden && isProgram(site, course.tree.page_id))
    return {
      program_subscriptions: programs.flatMap((course) => presentSubscription(course, progress_state) ?? []),
    }
  },
)
