import FullCalendar, { joinClassNames, type EventDisplayInfo, type EventDropInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { isPast } from '@foyer/domain/schedule'
import { useLocale, useT } from '@foyer/i18n/react'
import { useState, type ReactNode } from 'react'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { useToast } from '../../platform/toasts.ts'
import { itemTitle, type ScheduleItem } from './calendar.ts'
import {
  firstHourOf,
  toCalendarEntry,
  toDroppedDate,
  toLocalTime,
  type CalendarEntry,
} from './calendar-entries.ts'
import './calendar-theme.css'
import { EntryChip } from './entry-chip.tsx'
import styles from './calendar-grid.module.css'
import { useScheduleActions } from './use-schedule.ts'

type CalendarGridProps = {
  items: readonly ScheduleItem[]
  view: 'day' | 'week' | 'month'
  day: string
  onOpenDay: (day: string) => void
}

const VIEWS = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const
const PLUGINS = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]

/**
 * The hours of a day or week, or the weeks of a month; mounted anew for other days. All times are the member's own,
 * given as if they were UTC.
 */
export function CalendarGrid({ items, view, day, onOpenDay }: CalendarGridProps): ReactNode {
  const t = useT()
  const locale = useLocale()
  const toast = useToast()
  const { zone } = useToday()
  const { move } = useScheduleActions()
  const [now] = useState(() => toLocalTime(new Date().toISOString(), zone))

  const entries = items.map((item) => toCalendarEntry(item, itemTitle(t, item), zone))
  const [first_hour] = useState(() => firstHourOf(entries))

  const drop = ({ event, revert }: EventDropInfo): void => {
    const { entry }: { entry?: CalendarEntry } = event.extendedProps
    if (!entry) return
    const to = toDroppedDate({ start: event.startStr, is_all_day: event.allDay }, zone)
    if (isPast(to, zone, new Date().toISOString())) {
      revert()
      toast({ text: t('errors.schedule_in_past'), tone: 'danger' })
      return
    }
    // What the server refuses goes back as the items are loaded again.
    void move(entry.item, to, false).then((refusal) => {
      if (refusal !== null) toast({ text: refusal, tone: 'danger' })
    })
  }
  return (
    <div className={styles.grid} data-view={view}>
      <FullCalendar
        plugins={PLUGINS}
        initialView={VIEWS[view]}
        initialDate={day}
        timeZone="UTC"
        now={`${now}Z`}
        locale={locale}
        direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
        firstDay={firstDayOfWeek(locale) % 7}
        headerToolbar={false}
        height={view === 'month' ? 'auto' : '100%'}
        nowIndicator
        allDayText={t('schedule.all_day')}
        scrollTime={first_hour}
        slotDuration="00:30:00"
        defaultTimedEventDuration="00:30:00"
        slotMinHeight={26}
        slotEventOverlap={false}
        eventMinHeight={26}
        dayHeaders={view !== 'day'}
        dayMaxEvents={view === 'month' ? 3 : false}
        dayCellClass={({ isToday }) => joinClassNames(styles.cell, isToday && styles.today)}
        dayCellTopClass={styles.day}
        dayCellTopInnerClass={styles.number}
        dayHeaderClass={({ isToday }) => joinClassNames(styles.header, isToday && styles.today)}
        navLinks={view !== 'day'}
        navLinkDayClick={(date) => onOpenDay(date.toISOString().slice(0, 10))}
        navLinkHint={(text) => text}
        moreLinkClick={({ date }) => onOpenDay(date.toISOString().slice(0, 10))}
        moreLinkText={(count) => t('schedule.more', { count })}
        moreLinkHint={(count) => t('schedule.more', { count })}
        eventDisplay="block"
        eventClass={styles.event}
        eventInteractive={false}
        // No item stores a length, so there is nothing that a handle could change.
        eventDurationEditable={false}
        longPressDelay={350}
        eventDrop={drop}
        events={entries.map((entry) => {
          const { id, title, start, end, is_all_day, is_movable } = entry
          return {
            id,
            title,
            start,
            ...(end === undefined ? {} : { end }),
            allDay: is_all_day,
            startEditable: is_movable,
            extendedProps: { entry },
          }
        })}
        eventContent={drawEntry}
      />
    </div>
  )
}

/** Draws what `events` above carries. */
function drawEntry({ event, isMirror }: EventDisplayInfo): ReactNode {
  const { entry }: { entry?: CalendarEntry } = event.extendedProps
  return entry && <EntryChip entry={entry} is_lifted={isMirror} />
}
