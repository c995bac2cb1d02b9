import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { EventAnswers } from './event-answers.tsx'
import { EventDate } from './event-date.tsx'
import styles from './event-pane.module.css'

const MAX_DATES = 5
/** As far as five dates of an event that takes place every month reach. */
const LOOKAHEAD_MS = 200 * 86_400_000
/** An event that runs is still listed for so long after its start, the longest that one takes. */
const LOOKBACK_MS = 7 * 86_400_000

type EventPaneProps = {
  page_id: string
  /** Where it takes place; stands below the date. */
  place?: ReactNode
  /** The dates without answers, until they are known and where there are none. */
  children?: ReactNode
}

/** The next dates of an event; the chosen one with who comes and the member's answer. */
export function EventPane({ page_id, place, children }: EventPaneProps): ReactNode {
  const t = useT()
  const { api } = usePlatform()
  const [opened_at] = useState(() => Date.now())
  const query = useQuery({
    queryKey: ['schedule', 'event', page_id],
    queryFn: async () => {
      const start = new Date(opened_at - LOOKBACK_MS).toISOString()
      const end = new Date(opened_at + LOOKAHEAD_MS).toISOString()
      const { items } = await api('schedule.listOccurrences', { event_id: page_id, start, end })
      return items.filter(({ ends_at }) => Date.parse(ends_at) > opened_at).slice(0, MAX_DATES)
    },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (query.isPending) return <Waiting place={place}>{children}</Waiting>
  return (
    <QueryBoundary query={query}>
      {(dates) => {
        const shown = dates.find(({ id }) => id === chosen) ?? dates[0]
        if (!shown) return <Waiting place={place}>{children}</Waiting>
        return (
          <section className={styles.event} aria-label={t('pages.event.dates')}>
            <EventDate occurrence={shown} />
            {place && <div className={styles.where}>{place}</div>}
            <EventAnswers key={shown.id} occurrence={shown} />
            {dates.length > 1 && (
              <OtherDates dates={dates.filter(({ id }) => id !== shown.id)} choose={setChosen} />
            )}
          </section>
        )
      }}
    </QueryBoundary>
  )
}

function Waiting({ place, children }: Pick<EventPaneProps, 'place' | 'children'>): ReactNode {
  return (
    <>
      {children}
      {place}
    </>
  )
}

type OtherDatesProps = { dates: readonly EventOccurrence[]; choose: (id: string) => void }

function OtherDates({ dates, choose }: OtherDatesProps): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <div>
      <h2 className={styles.title}>{t('events.others')}</h2>
      <ul className={styles.others}>
        {dates.map(({ id, starts_at, answer, is_waiting, places_left }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(id)}>
              <time dateTime={starts_at}>{format.date(starts_at, 'near')}</time>
              <span>
                {format.time(starts_at)}
                {(answer === 'going' || answer === 'maybe') &&
                  ` · ${t(is_waiting ? 'events.on_waiting' : answer === 'going' ? 'events.going' : 'events.maybe')}`}
                {answer === null && places_left === 0 && ` · ${t('events.full')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
