import type { Ctx } from '#platform/context.ts'
import { decidePageAccess, findReaders } from '../../access/index.ts'
import { findPeopleBySubscriber } from '../../directory/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { deleteAnswers, listComers, lockOccurrence } from '../repository/answers.ts'
import { removeEventItems, type Comer } from '../repository/event-items.ts'
import { givePlaces } from './give-places.ts'

/**
 * Takes back the answers of members who may no longer open the event, and gives their places on; `null` looks at the
 * answers of all members.
 */
export async function releasePlaces(ctx: Ctx, subscriber_id: string | null): Promise<void> {
  const now = ctx.now()
  const comers = await listComers(ctx.db, { subscriber_id, now })
  const lost = await findWithoutAccess(ctx, comers)
  for (const [occurrence_id, of_one] of Map.groupBy(lost, (comer) => comer.occurrence_id)) {
    await ctx.write(async (tx, emit) => {
      if (!(await lockOccurrence(tx, occurrence_id))) return
      await deleteAnswers(tx, of_one)
      await removeEventItems(tx, of_one)
      await givePlaces(tx, emit, { now, occurrence_id })
    })
  }
}

async function findWithoutAccess(ctx: Ctx, comers: readonly (Comer & { event_id: string })[]) {
  if (comers.length === 0) return []
  const { pages } = await loadLiveSite(ctx)
  const ids = [...new Set(comers.map(({ subscriber_id }) => subscriber_id))]
  const active = (await findPeopleBySubscriber(ctx.db, ids)).filter(({ is_suspended }) => !is_suspended)
  const lost: Comer[] = []
  for (const [event_id, of_event] of Map.groupBy(comers, (comer) => comer.event_id)) {
    const answered = new Set(of_event.map(({ subscriber_id }) => subscriber_id))
    const members = active.filter(
      ({ subscriber_id }) => subscriber_id !== null && answered.has(subscriber_id),
    )
    const decided = pages.has(event_id) ? await decidePageAccess(ctx, null, event_id) : null
    const readers = decided ? await findReaders(ctx, decided, members) : []
    const may = new Set(readers.map(({ subscriber_id }) => subscriber_id))
    for (const { occurrence_id, subscriber_id } of of_event)
      if (!may.has(subscriber_id)) lost.push({ occurrence_id, subscriber_id })
  }
  return lost
}
