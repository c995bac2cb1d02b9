import { getDynamicSubmission as call } from '@foyer/contract/forms/get-dynamic-submission'
import { getAnsweredForm } from '@foyer/content/definitions'
import { implement } from '#platform/http/implement.ts'
import { findReadableBlock } from '../../pages/index.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmission } from '../presenter.ts'
import { findLatestOwn } from '../repository/submissions.ts'

export const getDynamicSubmissionRoute = implement(
  call,
  formsPolicy.readBlockAnswers,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const block = await findReadableBlock(ctx, viewer, input.block_id)
    const form_id = block && getAnsweredForm(block)
    authorize({ shows_form: form_id !== null })
    if (form_id === null) throw fail('not_found')
    const latest = await findLatestOwn(ctx.db, { subscriber_id: viewer.subscriber_id, form_id })
    return { form_id, submission: latest && presentSubmission(latest) }
  },
)
