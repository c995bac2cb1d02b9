import { useT } from '@foyer/i18n/react'
import { Sheet } from '@foyer/ui/sheet'
import { Link } from '@tanstack/react-router'
import type { StudioApp } from '../../features/apps/index.ts'
import { NAV } from './nav.ts'
import { SandboxClock } from './sandbox-clock.tsx'
import styles from './more-sheet.module.css'

/** On phones: the entries that do not fit into the tab bar. */
export function MoreSheet({ app, onClose }: { readonly app: StudioApp; readonly onClose: () => void }) {
  const t = useT()
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('common.more')}
      close_label={t('common.close')}
    >
      <nav aria-label={t('common.more')} className={styles.entries}>
        {NAV.filter((entry) => !entry.is_tab).map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} params={{ slug: app.slug }} className={styles.entry} onClick={onClose}>
            <Icon />
            {t(label)}
          </Link>
        ))}
      </nav>
      <SandboxClock app={app} />
    </Sheet>
  )
}
