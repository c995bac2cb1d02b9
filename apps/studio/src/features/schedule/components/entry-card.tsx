import { useT } from '@foyer/i18n/react'
import { Badge, IconButton } from '@foyer/ui'
import { Clock, LockKeyhole, MapPin, Repeat, Tag, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import type { Calendar, CalendarEvent } from '../queries.ts'
import { EventActions } from './event-actions.tsx'
import styles from './entry-card.module.css'

type CardProps = {
  readonly kind: string
  readonly tone: 'accent' | 'ok' | 'neutral'
  readonly title: string
  readonly page_id: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Below the facts. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** What is known of one thing on the calendar, with the way to its page. */
export function EntryCard(props: CardProps) {
  const { kind, tone, title, page_id, onClose, children, note, actions } = props
  const t = useT()
  const slug = useSlug()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tone}>{kind}</Badge>
        <IconButton label={t('common.close')} icon={<X />} size="small" onClick={onClose} />
      </div>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <ul className={styles.facts}>{children}</ul>
      {note}
      <div className={styles.actions}>
        {actions}
        <ButtonLink kind="outline" to="/apps/$slug/pages/$page_id" params={{ slug, page_id }}>
          {t('studio_calendar.open_page')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** One line of what is known. */
export function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      {icon}
      <span dir="auto">{children}</span>
    </li>
  )
}

/** One date of an event: when, how often, where, and what it needs. */
export function EventCard({
  event,
  onClose,
}: {
  readonly event: CalendarEvent
  readonly onClose: () => void
}) {
  const t = useT()
  const { format } = useAppTime()
  const { starts_at, ends_at, repeats, place, needs, is_cancelled, capacity, going } = event
  const day = format.date(starts_at, 'weekday')
  return (
    <EntryCard
      kind={t(is_cancelled ? 'studio_calendar.cancelled' : 'studio_calendar.event')}
      tone={is_cancelled ? 'neutral' : 'accent'}
      title={event.title}
      page_id={event.event_id}
      onClose={onClose}
      note={
        <>
          {!is_cancelled && (
            <p className={styles.people}>
              {t('studio_calendar.going', { count: going })}
              {capacity !== null && ` · ${t('studio_calendar.room_for', { count: capacity })}`}
            </p>
          )}
          <ChangeNote event={event} />
        </>
      }
      actions={<EventActions event={event} onClose={onClose} />}
    >
      <Fact icon={<Clock aria-hidden="true" />}>
        {t('pages.event.when', { day, from: format.time(starts_at), to: format.time(ends_at) })}
      </Fact>
      <Fact icon={<Repeat aria-hidden="true" />}>{t(`pages.event.${repeats}`)}</Fact>
      {place !== '' && <Fact icon={<MapPin aria-hidden="true" />}>{place}</Fact>}
      <Needs needs={needs} />
    </EntryCard>
  )
}

/** Says that the date is not as the event has it. */
function ChangeNote({ event: { change, is_cancelled } }: { readonly event: CalendarEvent }) {
  const t = useT()
  if (!change) return null
  const name = is_cancelled ? 'cancelled' : 'changed'
  return <p className={styles.note}>{t(`studio_calendar.${name}_${change.scope}`)}</p>
}

function Needs({ needs: { is_private, sign_in, products } }: { readonly needs: CalendarEvent['needs'] }) {
  const t = useT()
  const { format } = useAppTime()
  if (products.length > 0)
    return (
      <Fact icon={<Tag aria-hidden="true" />}>
        {t('studio_calendar.needs_product', { products: format.list(products, 'disjunction') })}
      </Fact>
    )
  if (is_private)
    return <Fact icon={<LockKeyhole aria-hidden="true" />}>{t('studio_calendar.needs_grant')}</Fact>
  return (
    <Fact icon={<LockKeyhole aria-hidden="true" />}>
      {t(sign_in ? 'studio_calendar.needs_sign_in' : 'studio_calendar.needs_nothing')}
    </Fact>
  )
}

/** A page that opens at a time. */
export function OpeningCard({
  opening,
  onClose,
}: {
  readonly opening: Calendar['openings'][number]
  readonly onClose: () => void
}) {
  const t = useT()
  const { format } = useAppTime()
  return (
    <EntryCard
      kind={t('studio_calendar.opening')}
      tone="ok"
      title={opening.title}
      page_id={opening.page_id}
      onClose={onClose}
    >
      <Fact icon={<Clock aria-hidden="true" />}>{format.dateTime(opening.opens_at, 'long')}</Fact>
    </EntryCard>
  )
}
