import FullCalendar, { joinClassNames, type EventDisplayInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import listPlugin from '@fullcalendar/react/list'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { useLocale, useT } from '@foyer/i18n/react'
import { useState } from 'react'
import type { CalendarEntry, CalendarView } from '../calendar-entries.ts'
import type { CalendarEvent, CalendarItem } from '../queries.ts'
import './calendar-theme.css'
import { ChangeDate, MoveItem } from './change-date.ts'
import { ChangeDateDialog } from './change-date-dialog.tsx'
import { EntryButton } from './entry-button.tsx'
import { EveryoneDialog } from './everyone-dialog.tsx'
import styles from './calendar-grid.module.css'

type CalendarGridProps = {
  readonly entries: readonly CalendarEntry[]
  readonly view: CalendarView
  readonly day: string
  /** The app's own day and time. */
  readonly now: string
  /** A phone shows a list in place of weeks and months. */
  readonly is_wide: boolean
}

const VIEWS = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const
const NARROW_VIEWS = { day: 'timeGridDay', week: 'listWeek', month: 'listMonth' } as const
const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, classicTheme]

/** The calendar itself. All times are the app's own, given as if they were UTC. */
export function CalendarGrid({ entries, view, day, now, is_wide }: CalendarGridProps) {
  const t = useT()
  const locale = useLocale()
  const [changed, setChanged] = useState<CalendarEvent | null>(null)
  const [moved, setMoved] = useState<CalendarItem | null>(null)
  const name = (is_wide ? VIEWS : NARROW_VIEWS)[view]
  return (
    <ChangeDate value={setChanged}>
      <MoveItem value={setMoved}>
        <div className={styles.grid} data-view={view}>
          <FullCalendar
            key={`${name} ${day}`}
            plugins={PLUGINS}
            initialView={name}
            initialDate={day}
            timeZone="UTC"
            now={`${now}Z`}
            locale={locale}
            direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
            firstDay={1}
            headerToolbar={false}
            height="auto"
            nowIndicator
            allDaySlot={entries.some(({ is_all_day }) => is_all_day)}
            allDayText={t('studio_calendar.all_day')}
            scrollTime="06:00:00"
            slotDuration="00:30:00"
            dayMaxEvents={4}
            dayHeaderAlign="start"
            dayCellClass={({ isToday }) => joinClassNames(styles.cell, isToday && styles.today)}
            dayCellTopClass={styles.day}
            dayCellTopInnerClass={styles.number}
            eventDisplay="block"
            displayEventTime={false}
            eventClass={styles.event}
            eventInteractive={false}
            moreLinkText={(count) => t('studio_calendar.more', { count })}
            noEventsText={t('studio_calendar.empty')}
            closeHint={t('common.close')}
            events={entries.map((entry) => {
              const { id, title, start, end, is_all_day: allDay } = entry
              return { id, title, start, end, allDay, extendedProps: { entry } }
            })}
            eventContent={drawEntry}
          />
        </div>
      </MoveItem>
      {changed && <ChangeDateDialog event={changed} onClose={() => setChanged(null)} />}
      {moved && <EveryoneDialog item={moved} day={moved.day} onClose={() => setMoved(null)} />}
    </ChangeDate>
  )
}

/** Draws what `events` above carries. */
function drawEntry({ event }: EventDisplayInfo) {
  const { entry }: { entry?: CalendarEntry } = event.extendedProps
  return entry && <EntryButton entry={entry} />
}
