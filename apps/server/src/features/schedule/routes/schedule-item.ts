import { scheduleItem as call } from '@foyer/contract/schedule/schedule-item'
import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { listPageTypes } from '@foyer/content/traits'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { addItem } from '../commands/add-item.ts'
import { addOccurrence } from '../commands/add-occurrence.ts'
import { accessInstant, validateDate } from '../dates.ts'
import { decideSchedulingAccess } from '../scheduling-access.ts'
import { findOpenOccurrence } from '../present-attendance.ts'
import { presentOne } from '../present-items.ts'
import type { ItemRow } from '../repository/items.ts'

const FORM_TYPES = listPageTypes((traits) => traits.takes_answers)

type Input = z.output<typeof call.input>

export const scheduleItemRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const add = input.item_type === scheduledItemType.enum.event_occurrence ? scheduleOccurrence : schedulePage
  return presentOne(ctx, viewer, await add(ctx, viewer, input))
})

async function schedulePage(ctx: Ctx, viewer: MemberViewer, input: Input): Promise<ItemRow> {
  const { item_id, item_type } = input
  const { is_known, decideAt, context_id } = await decideSchedulingAccess(ctx, viewer, item_id)
  const type = (await loadLiveSite(ctx)).pages.get(item_id)?.content_type ?? ''
  if (!is_known || (item_type === scheduledItemType.enum.form && !FORM_TYPES.includes(type)))
    throw createItemNotFound()
  if (input.date === undefined) throw invalidField('date', 'required')

  const calendar_time = { zone: viewer.timezone, now: ctx.now() }
  const date = validateDate({ date: input.date, is_all_day: input.is_all_day }, calendar_time)
  const decision = decideAt(accessInstant(date, calendar_time))
  if (!decision.may_act) throw createPageLockedError(decision)
  return addItem(ctx, { subscriber_id: viewer.subscriber_id, item_id, item_type, context_id, date })
}

/** An occurrence is on the calendar at its own start. */
async function scheduleOccurrence(ctx: Ctx, viewer: MemberViewer, input: Input): Promise<ItemRow> {
  const occurrence = await findOpenOccurrence(ctx, viewer, { id: input.item_id, acts: true })
  if (!occurrence) throw createItemNotFound()
  if (occurrence.ends_at <= ctx.now()) throw new CallError('schedule_in_past')
  if (input.date !== undefined && Date.parse(input.date) !== occurrence.starts_at.getTime())
    throw new CallError('event_date_fixed')
  return addOccurrence(ctx, { occurrence_id: occurrence.id, subscriber_id: viewer.subscriber_id })
}

/** Creates the single response for items that do not exist and those that the member may not know of. */
function createItemNotFound(): CallError<'item_not_found'> {
  return new CallError('item_not_found', {}, { errors: [{ path: 'item_id', code: 'item_not_found' }] })
}
