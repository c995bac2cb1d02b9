import { putSubmissionValues as call } from '@foyer/contract/forms/put-submission-values'
import { implement } from '#platform/http/implement.ts'
import { changeAnswers } from '../commands/change-answers.ts'
import { judgeForm, lockedSince } from '../judge-form.ts'
import { liveForm } from '../live-form.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmission } from '../presenter.ts'
import { readAnswers } from '../read-answers.ts'
import { findSubmission } from '../repository/submissions.ts'

export const putSubmissionValuesRoute = implement(
  call,
  formsPolicy.haveSubmission,
  async ({ input, viewer, ctx, authorize }) => {
    const { id: form_id, submission_id: id, revision } = input
    const { subscriber_id } = viewer
    const [known, judged] = await Promise.all([
      findSubmission(ctx.db, { subscriber_id, form_id, id }),
      judgeForm(ctx, viewer, form_id),
    ])
    authorize(known)
    const live = judged.is_known && judged.decision.may_act ? await liveForm(ctx, form_id) : null
    if (!live) throw lockedSince(judged)

    const answers = readAnswers(live, input.submission_values, 'submission_values')
    const { title } = live
    const row = await changeAnswers(ctx, { subscriber_id, form_id, id, revision, title, answers })
    return presentSubmission(row)
  },
)
