import { getForm as call } from '@foyer/contract/forms/get-form'
import { implement } from '#platform/http/implement.ts'
import { createPageRefusal } from '../../pages/index.ts'
import { decideFormAccess } from '../decide-form-access.ts'
import { loadPublishedForm } from '../published-form.ts'
import { formsPolicy } from '../policy.ts'

export const getFormRoute = implement(
  call,
  formsPolicy.discoverForm,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const decided = await decideFormAccess(ctx, viewer, input.id)
    authorize(decided)
    if (!decided.decision.decision.granted) throw createPageRefusal(decided.decision, ctx.app.time_zone)
    const published_form = await loadPublishedForm(ctx, input.id, input.lang)
    if (!published_form) throw fail('not_found')
    return published_form.form
  },
)
