import { listSubmissions as call } from '@foyer/contract/forms/list-submissions'
import { implement } from '#platform/http/implement.ts'
import { decideFormAccess } from '../decide-form-access.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmissions } from '../presenter.ts'
import { listOwn, OWN_LIMIT } from '../repository/submissions.ts'

export const listSubmissionsRoute = implement(
  call,
  formsPolicy.listOwn,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id, page: before } = input
    const { subscriber_id } = viewer
    const [found, { is_known }] = await Promise.all([
      listOwn(ctx.db, { subscriber_id, form_id, before }),
      decideFormAccess(ctx, viewer, form_id),
    ])
    authorize({ is_known, has_submissions: found.length > 0 })
    return presentSubmissions(found, OWN_LIMIT)
  },
)
