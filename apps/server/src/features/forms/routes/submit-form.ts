import { submitForm as call } from '@foyer/contract/forms/submit-form'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { pageLocked } from '../../progress/index.ts'
import { judgeForm } from '../judge-form.ts'
import { liveForm } from '../live-form.ts'
import { formsPolicy } from '../policy.ts'
import { readAnswers } from '../read-answers.ts'
import { insertSubmission } from '../repository/submissions.ts'

export const submitFormRoute = implement(
  call,
  formsPolicy.knowForm,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: form_id, page_id, trigger, triggering_item } = input
    const judged = await judgeForm(ctx, viewer, form_id, page_id)
    authorize(judged)
    if (!judged.decision.may_act) throw pageLocked(judged.decision)
    if (!judged.is_page_known) throw invalidField('page_id', 'unknown_page')
    const live = await liveForm(ctx, form_id)
    if (!live) throw fail('not_found')

    const answers = readAnswers(live, input.submitted_values, 'submitted_values')
    const { subscriber_id } = viewer
    const submission_id = newId()
    const now = ctx.now()
    await ctx.write((tx) =>
      insertSubmission(tx, {
        ...{ id: submission_id, form_id, subscriber_id, page_id, trigger, triggering_item },
        ...{ title: live.title, answers, revision: 1, submitted_at: now, updated_at: now },
      }),
    )
    return { submission_id, subscriber_uuid: subscriber_id }
  },
)
