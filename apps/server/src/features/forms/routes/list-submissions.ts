import { listSubmissions as call } from '@foyer/contract/forms/list-submissions'
import { implement } from '#platform/http/implement.ts'
import { judgeForm } from '../judge-form.ts'
import { formsPolicy } from '../policy.ts'
import { presentRows } from '../presenter.ts'
import { listOwn, OWN_LIMIT } from '../repository/submissions.ts'

export const listSubmissionsRoute = implement(
  call,
  formsPolicy.listOwn,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id, page: before } = input
    const { subscriber_id } = viewer
    const [found, { is_known }] = await Promise.all([
      listOwn(ctx.db, { subscriber_id, form_id, before }),
      judgeForm(ctx, viewer, form_id),
    ])
    authorize({ is_known, has_submissions: found.length > 0 })
    return presentRows(found, OWN_LIMIT)
  },
)
