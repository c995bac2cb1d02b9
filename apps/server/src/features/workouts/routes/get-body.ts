import { BODY_MEASURE_KINDS } from '@foyer/contract/rules/body-measures'
import { getBody as call } from '@foyer/contract/workouts/get-body'
import { today } from '@foyer/domain/schedule'
import { addPeriods } from '@foyer/domain/time'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listEnds, listMeasuresSince } from '../repository/body-measures.ts'

export const getBodyRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id, timezone } = viewer
  const since = addPeriods(today(ctx.now().toISOString(), timezone), -3, 'month')
  const [items, weights] = await Promise.all([
    listEnds(ctx.db, { subscriber_id, kinds: BODY_MEASURE_KINDS, since }),
    listMeasuresSince(ctx.db, { subscriber_id, kind: 'weight', since }),
  ])
  return { items, weights }
})
