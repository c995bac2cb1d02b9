import { submitForm as call } from '@foyer/contract/forms/submit-form'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { decideFormAccess } from '../decide-form-access.ts'
import { loadPublishedForm } from '../published-form.ts'
import { formsPolicy } from '../policy.ts'
import { validateSubmittedAnswers } from '../validate-answers.ts'
import { insertSubmission } from '../repository/submissions.ts'

export const submitFormRoute = implement(
  call,
  formsPolicy.discoverForm,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: form_id, page_id, trigger, triggering_item } = input
    const decided = await decideFormAccess(ctx, viewer, form_id, page_id)
    authorize(decided)
    if (!decided.decision.may_act) throw createPageLockedError(decided.decision)
    if (!decided.is_page_known) throw invalidField('page_id', 'unknown_page')
    const published_form = await loadPublishedForm(ctx, form_id)
    if (!published_form) throw fail('not_found')

    const answers = validateSubmittedAnswers(published_form, input.submitted_values, 'submitted_values')
    const { subscriber_id } = viewer
    const submission_id = newId()
    const now = ctx.now()
    await ctx.write((tx) =>
      insertSubmission(tx, {
        id: submission_id,
        form_id,
        subscriber_id,
        page_id,
        trigger,
        triggering_item,
        title: published_form.title,
        answers,
        revision: 1,
        submitted_at: now,
        updated_at: now,
      }),
    )
    return { submission_id, subscriber_uuid: subscriber_id }
  },
)
