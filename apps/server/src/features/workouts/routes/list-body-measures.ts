import { listBodyMeasures as call } from '@foyer/contract/workouts/list-body-measures'
import { isCalendarDay } from '@foyer/domain/time'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listMeasures } from '../repository/body-measures.ts'

export const listBodyMeasuresRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { kind, cursor, limit } = input
  if (cursor !== undefined && !isCalendarDay(cursor)) throw invalidField('cursor', 'cursor_invalid')
  const found = await listMeasures(ctx.db, {
    subscriber_id: viewer.subscriber_id,
    kind,
    before: cursor ?? null,
    limit: limit + 1,
  })
  const items = found.slice(0, limit)
  return { items, next_cursor: found.length > limit ? (items.at(-1)?.measured_on ?? null) : null }
})
