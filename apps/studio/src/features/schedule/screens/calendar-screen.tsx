import { useT } from '@foyer/i18n/react'
import { shiftView } from '@foyer/domain/schedule'
import { Button, Chip, IconButton, Notice, Segmented, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarDays, ChevronLeft, ChevronRight, LockOpen, Upload, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { Page } from '#platform/parts/page.tsx'
import { removeEmpty } from '#platform/search-params.ts'
import { useSlug } from '#platform/routes.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { useNow } from '#platform/use-now.ts'
import {
  CALENDAR_KINDS,
  CALENDAR_VIEWS,
  listEntries,
  readDay,
  shownDays,
  toLocalTime,
  type CalendarKind,
  type CalendarView,
} from '../calendar-entries.ts'
import { NewEventButton } from '../components/new-event-button.tsx'
import { ScheduleButton } from '../components/schedule-button.tsx'
import { calendarQuery, type Calendar } from '../queries.ts'
import styles from './calendar-screen.module.css'

const CalendarGrid = lazy(async () => ({
  default: (await import('../components/calendar-grid.tsx')).CalendarGrid,
}))

/** What takes place in the app: events, openings and what everyone does, by month, week or day. */
export function CalendarScreen() {
  const t = useT()
  const slug = useSlug()
  const { format, zone, zone_name } = useAppTime()
  const { view = 'month', day: day_param, kind } = useSearch({ from: '/apps/$slug/calendar' })
  const navigate = useNavigate({ from: '/apps/$slug/calendar' })
  const now = toLocalTime(Math.floor(useNow() / 60_000) * 60_000, zone)
  const today = now.slice(0, 10)
  const day = readDay(day_param, today)
  const days = shownDays(view, day)
  const query = useQuery(calendarQuery(slug, days))
  const is_wide = useMediaQuery('(width >= 768px)')

  const show = (next: { view?: CalendarView; day?: string; kind?: CalendarKind | undefined }): void =>
    void navigate({ search: (before) => removeEmpty({ ...before, ...next }), replace: true })
  const title =
    view === 'month'
      ? format.day(day, 'month')
      : view === 'day'
        ? format.day(day, 'weekday')
        : t('studio_calendar.week_of', { from: format.day(days.from), to: format.day(days.to) })
  const counts: Partial<Record<CalendarKind, number>> = query.data
    ? {
        events: query.data.events.length,
        openings: query.data.openings.length,
        items: query.data.items.length,
      }
    : {}
  return (
    <Page
      title={t('studio.nav.calendar')}
      head={
        <header className={styles.head}>
          <h1 className={styles.title} aria-live="polite">
            {title}
          </h1>
          <div className={styles.steps}>
            <IconButton
              label={t('studio_calendar.previous')}
              icon={<ChevronLeft className={styles.mirrored} />}
              onClick={() => show({ day: shiftView(view, day, -1) })}
            />
            <Button kind="outline" onClick={() => show({ day: today })}>
              {t('studio_calendar.today')}
            </Button>
            <IconButton
              label={t('studio_calendar.next')}
              icon={<ChevronRight className={styles.mirrored} />}
              onClick={() => show({ day: shiftView(view, day, 1) })}
            />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
          <div className={styles.kinds} role="group" aria-label={t('studio_calendar.kinds')}>
            {CALENDAR_KINDS.map((shown) => (
              <KindChip
                key={shown}
                kind={shown}
                only={kind}
                count={counts[shown]}
                onPick={(next) => show({ kind: next })}
              />
            ))}
          </div>
          <Segmented
            label={t('studio_calendar.view')}
            choices={CALENDAR_VIEWS.map((value) => ({ value, label: t(`studio_calendar.view_${value}`) }))}
            value={view}
            onChange={(next) => show({ view: next })}
          />
          <ScheduleButton day={day < today ? today : day} />
          <ButtonLink kind="outline" icon={<Upload />} to="/apps/$slug/calendar/import" params={{ slug }}>
            {t('studio_calendar.import')}
          </ButtonLink>
          <NewEventButton />
        </header>
      }
    >
      <QueryBoundary
        query={query}
        content_name={t('studio.nav.calendar')}
        skeleton={<Skeleton shape="picture" height="60vh" />}
      >
        {(calendar: Calendar) => (
          <>
            {calendar.is_cut && <Notice tone="warn">{t('studio_calendar.is_cut')}</Notice>}
            <Suspense fallback={<Skeleton shape="picture" height="60vh" />}>
              <CalendarGrid
                entries={listEntries(calendar, kind)}
                view={view}
                day={day}
                now={now}
                is_wide={is_wide}
              />
            </Suspense>
            <p className={styles.zone}>{t('studio_calendar.zone', { zone: zone_name })}</p>
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

const KIND_ICONS = { events: <CalendarDays />, openings: <LockOpen />, items: <Users /> }

type KindChipProps = {
  readonly kind: CalendarKind
  /** The kind that is shown alone. */
  readonly only: CalendarKind | undefined
  readonly count: number | undefined
  readonly onPick: (kind: CalendarKind | undefined) => void
}

/** Shows one kind alone, or all again. */
function KindChip({ kind, only, count, onPick }: KindChipProps) {
  const t = useT()
  return (
    <Chip
      icon={KIND_ICONS[kind]}
      is_pressed={only === kind}
      onPress={() => onPick(only === kind ? undefined : kind)}
    >
      {t(`studio_calendar.kind_${kind}`)}{' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Chip>
  )
}
