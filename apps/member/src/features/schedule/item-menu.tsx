import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { CalendarClock, Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** What can be done with an item of the schedule. */
export type ItemAction = 'move' | 'duplicate' | 'remove'

type MenuProps = {
  title: string
  /** A date of an event is neither moved nor repeated. */
  is_movable: boolean
  onAction: (action: ItemAction) => void
}

/** The menu of a scheduled item. It is loaded after the screen, because menus are heavy. */
export function ItemMenu({ title, is_movable, onAction }: MenuProps): ReactNode {
  const t = useT()
  return (
    <Menu<ItemAction>
      trigger={<IconButton label={t('schedule.menu', { title })} icon={<EllipsisVertical />} size="small" />}
      label={t('schedule.menu', { title })}
      entries={[
        ...(is_movable
          ? ([
              { id: 'move', label: t('schedule.move'), icon: <CalendarClock /> },
              { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
              'line',
            ] as const)
          : []),
        { id: 'remove', label: t('schedule.remove'), icon: <Trash2 />, tone: 'danger' },
      ]}
      onAction={onAction}
    />
  )
}
