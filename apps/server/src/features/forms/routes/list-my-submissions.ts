import { listMySubmissions as call } from '@foyer/contract/forms/list-my-submissions'
import { implement } from '#platform/http/implement.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmissions } from '../presenter.ts'
import { listOwn, OWN_LIMIT } from '../repository/submissions.ts'

export const listMySubmissionsRoute = implement(
  call,
  formsPolicy.listMine,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { subscriber_id } = viewer
    const { page: before, form_type } = input
    return presentSubmissions(await listOwn(ctx.db, { subscriber_id, before, form_type }), OWN_LIMIT)
  },
)
