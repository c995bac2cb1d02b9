import { countMySubmissions as call } from '@foyer/contract/forms/count-my-submissions'
import { implement } from '#platform/http/implement.ts'
import { formsPolicy } from '../policy.ts'
import { countOwnOfType } from '../repository/submissions.ts'

export const countMySubmissionsRoute = implement(
  call,
  formsPolicy.listMine,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    return { count: await countOwnOfType(ctx.db, viewer.subscriber_id, input.form_type) }
  },
)
