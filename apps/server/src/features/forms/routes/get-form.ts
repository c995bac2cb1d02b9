import { getForm as call } from '@foyer/contract/forms/get-form'
import { implement } from '#platform/http/implement.ts'
import { refusalOf } from '../../pages/index.ts'
import { judgeForm } from '../judge-form.ts'
import { liveForm } from '../live-form.ts'
import { formsPolicy } from '../policy.ts'

export const getFormRoute = implement(
  call,
  formsPolicy.knowForm,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const judged = await judgeForm(ctx, viewer, input.id)
    authorize(judged)
    if (!judged.decision.decision.granted) throw refusalOf(judged.decision, ctx.app.time_zone)
    const live = await liveForm(ctx, input.id, input.lang)
    if (!live) throw fail('not_found')
    return live.form
  },
)
