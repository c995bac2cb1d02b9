import { addBodyMeasure as call } from '@foyer/contract/workouts/add-body-measure'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { anyMember } from '#platform/http/policies.ts'
import { requirePastDay } from '../require-past-day.ts'
import { upsertMeasure } from '../repository/body-measures.ts'

export const addBodyMeasureRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  requirePastDay(ctx, viewer, input.measured_on)
  const { subscriber_id } = viewer
  return ctx.write((tx) => upsertMeasure(tx, { ...input, id: newId(), subscriber_id, created_at: ctx.now() }))
})
