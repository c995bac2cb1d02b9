import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { lockOccurrence } from '../repository/answers.ts'
import { addEventItems } from '../repository/event-items.ts'
import { items, type ItemRow } from '../repository/items.ts'
import { rejectFullSchedule } from './add-item.ts'

type Added = { occurrence_id: string; subscriber_id: string }

/** Adds an occurrence to a member's calendar, once. The caller has already been authorised. */
export async function addOccurrence(ctx: Ctx, comer: Added): Promise<ItemRow> {
  const { occurrence_id, subscriber_id } = comer
  return ctx.write(async (tx) => {
    if (!(await lockOccurrence(tx, occurrence_id))) throw notFound()
    const findOwn = () => items(tx, subscriber_id).where('item_id', '=', occurrence_id).executeTakeFirst()
    const known = await findOwn()
    if (known) return known
    await rejectFullSchedule(tx, subscriber_id)
    await addEventItems(tx, [comer], ctx.now())
    const added = await findOwn()
    if (!added) throw new Error('An occurrence was not added.')
    return added
  })
}
