import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import { toLinkState } from '@foyer/domain/access'
import { isListable, type PageDecision } from '../access/index.ts'
import type { loadLiveSite } from '../pages/index.ts'
import type { OccurrenceRow } from './repository/occurrences.ts'

/** An occurrence without what depends on answers. */
export type PresentedOccurrence = Omit<EventOccurrence, 'answer' | 'is_waiting' | 'capacity' | 'places_left'>

type Site = Pick<Awaited<ReturnType<typeof loadLiveSite>>, 'pages'>
type KnownEvent = { title: string; path: string; state: EventOccurrence['state'] }

/**
 * Presents the occurrences of events that the viewer may know of. Their times are as public as their titles; the
 * other content of their pages is not.
 */
export function presentOccurrences(
  { pages }: Site,
  decisions: ReadonlyMap<string, PageDecision>,
): { event_ids: string[]; present: (row: OccurrenceRow) => PresentedOccurrence[] } {
  const known_events = new Map<string, KnownEvent>()
  for (const [page_id, decided] of decisions) {
    const [page, state] = [pages.get(page_id), getState(decided)]
    if (page && state && isListable(decided))
      known_events.set(page_id, { title: page.title, path: page.path, state })
  }
  return {
    event_ids: [...known_events.keys()],
    present: ({ id, event_id, starts_at, ends_at }) => {
      const event = known_events.get(event_id)
      if (!event) return []
      const { title, path, state } = event
      const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
      return [{ id, event_id, page_id: event_id, title, path, ...times, state }]
    },
  }
}

/** The state as links have it; null where it is none that may be drawn. */
function getState({ decision }: PageDecision): EventOccurrence['state'] | null {
  const link = toLinkState(decision)
  if (link.state === 'missing') return null
  return link.state === 'granted' ? 'granted' : link.reason
}
