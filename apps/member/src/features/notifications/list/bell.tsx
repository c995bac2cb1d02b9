import { useT } from '@foyer/i18n/react'
import { Bell as BellIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './bell.module.css'
import { useUnreadNotices } from './use-unread.ts'

/** The way to the member's notifications, with the number of unread ones; on phones only on top-level pages. */
export function Bell({ is_root }: { is_root: boolean }): ReactNode {
  const t = useT()
  const count = useUnreadNotices()
  return (
    <a
      href="/me/notifications"
      className={styles.bell}
      data-is-root={is_root || undefined}
      aria-label={t('notice_list.bell', { count })}
    >
      <BellIcon aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
