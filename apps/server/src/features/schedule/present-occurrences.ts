import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import { linkStateOf } from '@foyer/domain/access'
import { showsItself, type PageDecision } from '../access/index.ts'
import type { liveSite } from '../pages/index.ts'
import type { OccurrenceRow } from './repository/occurrences.ts'

type Site = Pick<Awaited<ReturnType<typeof liveSite>>, 'pages'>
type Known = { title: string; path: string; state: EventOccurrence['state'] }

/**
 * Presents the occurrences of those events of which somebody may know. When they take place is told like their title:
 * it is what an event is announced by. What else their pages say is not.
 */
export function presentOccurrences(
  { pages }: Site,
  decisions: ReadonlyMap<string, PageDecision>,
): { event_ids: string[]; present: (row: OccurrenceRow) => EventOccurrence[] } {
  const known = new Map<string, Known>()
  for (const [page_id, judged] of decisions) {
    const [page, state] = [pages.get(page_id), stateOf(judged)]
    if (page && state && showsItself(judged))
      known.set(page_id, { title: page.title, path: page.path, state })
  }
  return {
    event_ids: [...known.keys()],
    present: ({ id, event_id, starts_at, ends_at }) => {
      const event = known.get(event_id)
      if (!event) return []
      const { title, path, state } = event
      const moments = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
      return [{ id, event_id, page_id: event_id, title, path, ...moments, state }]
    },
  }
}

/** The state as links have it; null where it is none that may be drawn. */
function stateOf({ decision }: PageDecision): EventOccurrence['state'] | null {
  const link = linkStateOf(decision)
  if (link.state === 'missing') return null
  return link.state === 'granted' ? 'granted' : link.reason
}
