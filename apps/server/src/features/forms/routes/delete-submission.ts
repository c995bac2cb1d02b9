import { deleteSubmission as call } from '@foyer/contract/forms/delete-submission'
import { implement } from '#platform/http/implement.ts'
import { formsPolicy } from '../policy.ts'
import { deleteSubmission } from '../repository/submissions.ts'

export const deleteSubmissionRoute = implement(
  call,
  formsPolicy.readOwnSubmission,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id, submission_id } = input
    const { subscriber_id } = viewer
    const was_there = await ctx.write((tx) =>
      deleteSubmission(tx, { subscriber_id, form_id, id: submission_id }),
    )
    authorize(was_there ? { submission_id } : null)
    return { submission_id }
  },
)
