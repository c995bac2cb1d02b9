import { Popover } from '@foyer/ui/popover'
import { CalendarDays, LockOpen } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import type { CalendarEntry } from '../calendar-entries.ts'
import { EventCard, OpeningCard } from './entry-card.tsx'
import styles from './entry-button.module.css'

/** One entry of the calendar; a press opens its details. */
export function EntryButton({ entry: { title, what } }: { readonly entry: CalendarEntry }) {
  const { format } = useAppTime()
  const at = what.kind === 'events' ? what.event.starts_at : what.opening.opens_at
  return (
    <Popover
      label={title}
      trigger={
        <button
          type="button"
          className={styles.entry}
          data-kind={what.kind}
          data-cancelled={what.kind === 'events' && what.event.is_cancelled ? '' : undefined}
        >
          {what.kind === 'events' ? <CalendarDays aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
          <span className={styles.name} dir="auto">
            {title}
          </span>
          <span className={styles.time}>{format.time(at)}</span>
        </button>
      }
    >
      {(close) =>
        what.kind === 'events' ? (
          <EventCard event={what.event} onClose={close} />
        ) : (
          <OpeningCard opening={what.opening} onClose={close} />
        )
      }
    </Popover>
  )
}
