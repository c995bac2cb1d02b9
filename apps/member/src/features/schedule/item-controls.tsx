import { useT } from '@foyer/i18n/react'
import { Suspense, use, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { useToast } from '../../platform/toasts.ts'
import { itemTitle, type ScheduleItem } from './calendar.ts'
import type { ItemAction } from './item-menu.tsx'
import { MoveItem } from './move-item.ts'
import { isMovable } from './schedule-view.ts'
import styles from './schedule.module.css'
import { useScheduleActions } from './use-schedule.ts'

const ItemMenu = lazyComponent(async () => (await import('./item-menu.tsx')).ItemMenu)

/** The menu of an item of the member; what the owner set for all has none. */
export function ItemControls({ item }: { item: ScheduleItem }): ReactNode {
  const t = useT()
  const toast = useToast()
  const openMove = use(MoveItem)
  const { duplicate, remove } = useScheduleActions()
  if (item.scope_type !== 'member') return null

  const handleAction = async (what: ItemAction): Promise<void> => {
    if (what === 'move') {
      openMove(item)
      return
    }
    const refusal = await (what === 'duplicate' ? duplicate(item) : remove(item))
    if (refusal !== null) toast({ text: refusal, tone: 'danger' })
  }
  return (
    <Suspense fallback={<span className={styles.menuPlace} />}>
      <ItemMenu
        title={itemTitle(t, item)}
        is_movable={isMovable(item)}
        onAction={(what) => void handleAction(what)}
      />
    </Suspense>
  )
}
