import { PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { scheduledDay } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { Cover } from '../../platform/screen/cover.tsx'
import { useToast } from '../../platform/toasts.ts'
import { itemTitle, toItemPath } from './calendar.ts'
import type { ScheduleItem } from './calendar.ts'
import type { ItemAction } from './item-menu.tsx'
import styles from './schedule.module.css'
import { useDragToDay } from './use-drag-to-day.ts'
import { useScheduleActions } from './use-schedule.ts'
import { useToday } from '../../platform/session/use-today.ts'

const ItemMenu = lazyComponent(async () => (await import('./item-menu.tsx')).ItemMenu)
const MoveDialog = lazyComponent(async () => (await import('./move-dialog.tsx')).MoveDialog)

/** One thing on a day: opens its page, and can be dragged to another day, moved, repeated or taken off. */
export function ScheduleRow({ item }: { item: ScheduleItem }): ReactNode {
  const t = useT()
  const format = useFormat()
  const toast = useToast()
  const { duplicate, move, remove } = useScheduleActions()
  const { zone, day: today } = useToday()
  const [is_moving, setMoving] = useState(false)
  const title = itemTitle(t, item)
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
    if (item.scope_type !== 'member' || day === scheduledDay(item, zone)) return
    if (day < today) showRefusal(t('errors.schedule_in_past'))
    else void move(item, day, false).then(showRefusal)
  })
  const handleAction = async (what: ItemAction): Promise<void> => {
    if (what === 'move') {
      setMoving(true)
      return
    }
    showRefusal(await (what === 'duplicate' ? duplicate(item) : remove(item)))
  }
  return (
    <div ref={ref} className={styles.item} data-movable={item.scope_type === 'member' || undefined}>
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
      {item.scope_type === 'member' && (
        <Suspense fallback={<span className={styles.menuPlace} />}>
          <ItemMenu title={title} onAction={(what) => void handleAction(what)} />
        </Suspense>
      )}
      {is_moving && (
        <Suspense>
          <MoveDialog item={item} close={() => setMoving(false)} />
        </Suspense>
      )}
    </div>
  )
}
