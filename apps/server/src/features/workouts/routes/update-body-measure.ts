import { isBodyMeasure } from '@foyer/contract/rules/body-measures'
import { updateBodyMeasure as call } from '@foyer/contract/workouts/update-body-measure'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findMeasure, updateMeasure } from '../repository/body-measures.ts'
import { requirePastDay } from '../require-past-day.ts'

export const updateBodyMeasureRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { subscriber_id } = viewer
    return ctx.write(async (tx) => {
      const stored = await findMeasure(tx, subscriber_id, input.id)
      if (!stored) throw fail('measure_not_found')
      if (!isBodyMeasure(stored.kind, input.value, input.unit))
        throw invalidField('value', 'number_is_invalid')
      requirePastDay(ctx, viewer, input.measured_on)

      const changed = { ...stored, ...input }
      await updateMeasure(tx, subscriber_id, changed)
      return changed
    })
  },
)
