import { useT } from '@foyer/i18n/react'
import { Sheet } from '@foyer/ui/sheet'
import { Link } from '@tanstack/react-router'
import type { StudioApp } from '../../features/apps/index.ts'
import { NAV, type NavEntry } from './nav.ts'
import { SandboxClock } from './sandbox-clock.tsx'
import styles from './more-sheet.module.css'

/** An entry without a tab of its own, and the screens below any entry. */
function listEntries({ is_tab = false, children = [], ...entry }: NavEntry) {
  const below = children.filter(({ to }) => to !== entry.to).map((child) => ({ ...child, icon: entry.icon }))
  return is_tab ? below : [entry, ...below]
}

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
        {NAV.flatMap(listEntries).map(({ to, label, icon: Icon }) => (
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
