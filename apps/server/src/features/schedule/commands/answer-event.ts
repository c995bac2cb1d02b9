import type { EventAnswer } from '@foyer/contract/schedule/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError, notFound } from '#platform/errors.ts'
import { countTaken, findAnswer, lockOccurrence, upsertAnswer } from '../repository/answers.ts'
import { addEventItems, removeEventItems } from '../repository/event-items.ts'
import { givePlaces } from './give-places.ts'

type Answer = { occurrence_id: string; subscriber_id: string; answer: EventAnswer }

/**
 * Stores a member's answer; one who wants to come to a full event waits. Those who come have it on their calendars.
 * The caller has already been authorised.
 */
export async function answerEvent(ctx: Ctx, { occurrence_id, subscriber_id, answer }: Answer): Promise<void> {
  const now = ctx.now()
  await ctx.write(async (tx, emit) => {
    const occurrence = await lockOccurrence(tx, occurrence_id)
    if (!occurrence) throw notFound()
    if (occurrence.ends_at <= now) throw new CallError('event_over')
    const before = await findAnswer(tx, occurrence_id, subscriber_id)
    if (before?.answer === answer) return
    const { capacity } = occurrence
    const is_full = capacity !== null && (await countTaken(tx, occurrence_id)) >= capacity
    const is_waiting = answer === 'going' && is_full
    await upsertAnswer(tx, { occurrence_id, subscriber_id, answer, is_waiting, answered_at: now })
    const comer = { occurrence_id, subscriber_id }
    if (answer === 'declined' || is_waiting) await removeEventItems(tx, [comer])
    else await addEventItems(tx, [comer], now)
    if (before?.answer === 'going') await givePlaces(tx, emit, { now, occurrence_id })
  })
}
