import { PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { isPast, moveToDay, scheduledDay } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import { Check, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import { useToday } from '../../platform/session/use-today.ts'
import { useToast } from '../../platform/toasts.ts'
import { itemTitle, toItemPath } from './calendar.ts'
import type { ScheduleItem } from './calendar.ts'
import { ItemControls } from './item-controls.tsx'
import { isMovable } from './schedule-view.ts'
import { sessionStart } from './session-start.ts'
import styles from './schedule.module.css'
import { useDragToDay } from './use-drag-to-day.ts'
import { useScheduleActions } from './use-schedule.ts'

/** One thing on a day: opens its page, and can be dragged to another day, moved, repeated or taken off. */
export function ScheduleRow({ item }: { item: ScheduleItem }): ReactNode {
  const t = useT()
  const format = useFormat()
  const toast = useToast()
  const { move } = useScheduleActions()
  const { zone, day: today } = useToday()
  const title = itemTitle(t, item)
  const start = sessionStart(item, today, zone)
  const minutes = item.item?.minutes ?? null
  const meta = [
    item.is_all_day ? null : format.time(item.date),
    item.context_id === item.item_id ? null : item.context_title,
    minutes === null ? null : t('schedule.minutes', { count: minutes }),
    item.item?.is_locked ? t('schedule.locked') : null,
    item.is_completed ? t('schedule.done') : null,
  ].filter((part) => part !== null)

  const showRefusal = (refusal: string | null): void => {
    if (refusal !== null) toast({ text: refusal, tone: 'danger' })
  }
  const ref = useDragToDay((day) => {
    if (!isMovable(item) || day === scheduledDay(item, zone)) return
    const to = moveToDay(item, day, zone)
    if (isPast(to, zone, new Date().toISOString())) showRefusal(t('errors.schedule_in_past'))
    else void move(item, to, false).then(showRefusal)
  })
  return (
    <div ref={ref} className={styles.item} data-item={item.id} data-movable={isMovable(item) || undefined}>
      <a href={item.item ? toItemPath(item, item.item.path) : undefined} className={styles.link}>
        <span className={styles.cover}>
          <Cover
            cover={item.item?.cover ?? null}
            asset={item.item?.cover_asset}
            of={{ id: item.item_id, content_type: item.item?.content_type ?? PLAIN_PAGE_TYPE }}
            width={48}
            height={48}
          />
        </span>
        <span className={styles.words}>
          <span dir="auto">{title}</span>
          {meta.length > 0 && <span className={styles.meta}>{meta.join(' · ')}</span>}
        </span>
        {item.is_completed && (
          <span className={styles.done} aria-hidden="true">
            <Check />
          </span>
        )}
      </a>
      {start !== null && (
        <a href={start} className={styles.start} aria-label={t('schedule.start', { title })}>
          <Play aria-hidden="true" fill="currentColor" />
        </a>
      )}
      <ItemControls item={item} />
    </div>
  )
}
