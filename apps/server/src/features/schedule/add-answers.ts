import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { listAnswersTo } from './repository/answers.ts'
import type { PresentedOccurrence } from './present-occurrences.ts'

/** Adds the viewer's answers and the places that are left; of events that they may not open nothing is said. */
export async function addAnswers(
  ctx: Ctx,
  viewer: Viewer | null,
  occurrences: readonly PresentedOccurrence[],
): Promise<EventOccurrence[]> {
  const open = occurrences.filter(({ state }) => state === 'granted').map(({ id }) => id)
  const found = await listAnswersTo(ctx.db, open, viewer?.subscriber_id ?? null)
  const known = new Map(found.map(({ id, ...row }) => [id, row]))
  return occurrences.map((occurrence) => {
    const { answer = null, is_waiting = false, capacity = null, taken = 0 } = known.get(occurrence.id) ?? {}
    const places_left = capacity === null ? null : Math.max(0, capacity - taken)
    return { ...occurrence, answer, is_waiting, capacity, places_left }
  })
}
