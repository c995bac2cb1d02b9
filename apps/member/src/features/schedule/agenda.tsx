import { artUrl } from '@foyer/domain/art'
import { groupByDay } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import type { ScheduleItem } from './calendar.ts'
import { formatWeekday } from './format-weekday.ts'
import { ScheduleRow } from './schedule-item.tsx'
import styles from './schedule.module.css'

/** The days of a week or month that have items. */
export function DaysAgenda({
  items,
  zone,
  today,
  onPlan,
}: {
  items: readonly ScheduleItem[]
  zone: string
  today: string
  onPlan: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const groups = groupByDay(items, zone)
  if (groups.length === 0) return <EmptySchedule onPlan={onPlan} />
  return (
    <div className={styles.agenda}>
      <AgendaHead onPlan={onPlan}>
        <p className={styles.meta}>{t('schedule.count', { count: items.length })}</p>
      </AgendaHead>
      {groups.map(({ day, items: dayItems }) => (
        <section
          key={day}
          className={styles.group}
          data-today={day === today}
          data-day={day}
          aria-label={format.day(day, 'weekday')}
        >
          <div className={styles.date} aria-hidden="true">
            {formatWeekday(locale, day, 'short')}
            <strong>{Number(day.slice(8))}</strong>
          </div>
          <div className={styles.items}>
            {dayItems.map((item) => (
              <ScheduleRow key={item.id} item={item} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The items of one day. */
export function DayAgenda({
  items,
  day,
  onPlan,
}: {
  items: readonly ScheduleItem[]
  day: string
  onPlan: () => void
}): ReactNode {
  const format = useFormat()
  return (
    <section className={styles.items} aria-label={format.day(day, 'weekday')}>
      {items.length > 0 && (
        <AgendaHead onPlan={onPlan}>
          <h2 className={styles.heading}>{format.day(day, 'weekday')}</h2>
        </AgendaHead>
      )}
      {items.length === 0 ? (
        <EmptySchedule onPlan={onPlan} />
      ) : (
        items.map((item) => <ScheduleRow key={item.id} item={item} />)
      )}
    </section>
  )
}

/** The line above the items: what they are, and the button that adds one to the chosen day. */
export function AgendaHead({ children, onPlan }: { children: ReactNode; onPlan: () => void }): ReactNode {
  const t = useT()
  return (
    <div className={styles.head}>
      {children}
      <Button kind="text" size="small" className={styles.plan} icon={<Plus />} onClick={onPlan}>
        {t('schedule.plan')}
      </Button>
    </div>
  )
}

function EmptySchedule({ onPlan }: { onPlan: () => void }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <EmptyState
      art={artUrl(app.theme.primary_color, { motif: 'tide', tone: 'dawn', seed: 3 }, 480, 480)}
      title={t('schedule.empty_title')}
      text={t('schedule.empty_text')}
      actions={
        <Button size="small" icon={<Plus />} onClick={onPlan}>
          {t('schedule.plan')}
        </Button>
      }
    />
  )
}
