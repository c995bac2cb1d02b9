import { putSubmissionValues as call } from '@foyer/contract/forms/put-submission-values'
import { implement } from '#platform/http/implement.ts'
import { changeAnswers } from '../commands/change-answers.ts'
import { decideFormAccess, createLockedError } from '../decide-form-access.ts'
import { loadPublishedForm } from '../published-form.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmission } from '../presenter.ts'
import { validateSubmittedAnswers } from '../validate-answers.ts'
import { findSubmission } from '../repository/submissions.ts'

export const putSubmissionValuesRoute = implement(
  call,
  formsPolicy.readOwnSubmission,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id, submission_id: id, revision } = input
    const { subscriber_id } = viewer
    const [known, decided] = await Promise.all([
      findSubmission(ctx.db, { subscriber_id, form_id, id }),
      decideFormAccess(ctx, viewer, form_id),
    ])
    authorize(known)
    const published_form =
      decided.is_known && decided.decision.may_act ? await loadPublishedForm(ctx, form_id) : null
    if (!published_form) throw createLockedError(decided)

    const answers = validateSubmittedAnswers(published_form, input.submission_values, 'submission_values')
    const { title } = published_form
    const row = await changeAnswers(ctx, { subscriber_id, form_id, id, revision, title, answers })
    return presentSubmission(row)
  },
)
