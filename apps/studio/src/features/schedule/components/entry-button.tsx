import { useT } from '@foyer/i18n/react'
import { Popover } from '@foyer/ui/popover'
import { CalendarDays, LockOpen, Users } from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import type { CalendarEntry } from '../calendar-entries.ts'
import { EventCard, OpeningCard } from './entry-card.tsx'
import { ItemCard } from './item-card.tsx'
import styles from './entry-button.module.css'

const ICONS = { events: CalendarDays, openings: LockOpen, items: Users }

/** One entry of the calendar; a press opens its details. */
export function EntryButton({ entry: { title, what } }: { readonly entry: CalendarEntry }) {
  const t = useT()
  const { format } = useAppTime()
  const Icon = ICONS[what.kind]
  const at = startOf(what)
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
          <Icon aria-hidden="true" />
          <span className={styles.name} dir="auto">
            {title}
          </span>
          <span className={styles.time}>{at === null ? t('studio_calendar.all_day') : format.time(at)}</span>
        </button>
      }
    >
      {(close) => <EntryDetails what={what} onClose={close} />}
    </Popover>
  )
}

type DetailsProps = { readonly what: CalendarEntry['what']; readonly onClose: () => void }

function EntryDetails({ what, onClose }: DetailsProps) {
  if (what.kind === 'events') return <EventCard event={what.event} onClose={onClose} />
  if (what.kind === 'items') return <ItemCard item={what.item} onClose={onClose} />
  return <OpeningCard opening={what.opening} onClose={onClose} />
}

/** When it starts; null: all day. */
function startOf(what: CalendarEntry['what']): string | null {
  if (what.kind === 'events') return what.event.starts_at
  return what.kind === 'items' ? what.item.starts_at : what.opening.opens_at
}
