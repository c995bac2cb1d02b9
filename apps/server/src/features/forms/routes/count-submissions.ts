import { countSubmissions as call } from '@foyer/contract/forms/count-submissions'
import { implement } from '#platform/http/implement.ts'
import { decideFormAccess } from '../decide-form-access.ts'
import { formsPolicy } from '../policy.ts'
import { countOwn } from '../repository/submissions.ts'

export const countSubmissionsRoute = implement(
  call,
  formsPolicy.listOwn,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id } = input
    const { subscriber_id } = viewer
    const [count, { is_known }] = await Promise.all([
      countOwn(ctx.db, { subscriber_id, form_id }),
      decideFormAccess(ctx, viewer, form_id),
    ])
    authorize({ is_known, has_submissions: count > 0 })
    return { count }
  },
)
