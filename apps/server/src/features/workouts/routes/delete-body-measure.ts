import { deleteBodyMeasure as call } from '@foyer/contract/workouts/delete-body-measure'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { deleteMeasure } from '../repository/body-measures.ts'

export const deleteBodyMeasureRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await ctx.write((tx) => deleteMeasure(tx, viewer.subscriber_id, input.id))
    return {}
  },
)
