import { planProgram as call } from '@foyer/contract/schedule/plan-program'
import { today } from '@foyer/domain/schedule'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { planProgram } from '../commands/plan-program.ts'
import { presentItems } from '../present-items.ts'

export const planProgramRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (input.first_day < today(ctx.now().toISOString(), viewer.timezone)) throw fail('schedule_in_past')
    const planned = await planProgram(ctx, viewer, input)
    if (!planned) throw fail('item_not_found')
    const { rows, replaced, skipped } = planned
    const items = await presentItems(ctx, viewer, { rows, zone: viewer.timezone })
    return { items, replaced, skipped }
  },
)
