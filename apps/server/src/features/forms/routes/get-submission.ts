import { getSubmission as call } from '@foyer/contract/forms/get-submission'
import { implement } from '#platform/http/implement.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmission } from '../presenter.ts'
import { findSubmission } from '../repository/submissions.ts'

export const getSubmissionRoute = implement(
  call,
  formsPolicy.readOwnSubmission,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: form_id, submission_id: id } = input
    const row = await findSubmission(ctx.db, { subscriber_id: viewer.subscriber_id, form_id, id })
    authorize(row)
    if (!row) throw fail('not_found')
    return presentSubmission(row)
  },
)
