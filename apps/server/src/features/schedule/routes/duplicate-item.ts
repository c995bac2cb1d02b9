import { duplicateItem as call } from '@foyer/contract/schedule/duplicate-item'
import { implement } from '#platform/http/implement.ts'
import { pageLocked } from '../../progress/index.ts'
import { addItem } from '../commands/add-item.ts'
import { dateOf, dateOfCopy, judgedAt } from '../dates.ts'
import { judgeForSchedule } from '../judge-page.ts'
import { schedulePolicy } from '../policy.ts'
import { presentOne } from '../present-items.ts'
import { findItem } from '../repository/items.ts'

export const duplicateItemRoute = implement(
  call,
  schedulePolicy.changeItem,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { subscriber_id, timezone: zone } = viewer
    const item = await findItem(ctx.db, subscriber_id, input.id)
    authorize(item)
    if (!item) throw fail('not_found')

    const moment = { zone, now: ctx.now() }
    const date = dateOfCopy(dateOf(item), moment)
    const { item_id, item_type } = item
    const { is_known, decidedAt, context_id } = await judgeForSchedule(ctx, viewer, item_id)
    const decision = decidedAt(judgedAt(date, moment))
    if (!is_known) throw fail('not_found')
    if (!decision.may_act) throw pageLocked(decision)

    return presentOne(
      ctx,
      viewer,
      await addItem(ctx, { subscriber_id, item_id, item_type, context_id, date }),
    )
  },
)
