import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'
import { NavigationLink } from './navigation-link.tsx'
import { activeTab } from './tabs.ts'

type NavigationProps = {
  items: readonly BootTab[]
  /** The path in force; null while the server draws what is the same for many paths. */
  path: string | null
  /** Where the person at the foot of the rail leads. */
  account_path: string
}

/**
 * The main menu: a bar at the foot of phones, a rail at the side from 992 px. One list, placed by the style; the items
 * of the menu are in the rail, and on phones in the menu of the page.
 */
export function Navigation({ items, path, account_path }: NavigationProps): ReactNode {
  const t = useT()
  const active = activeTab(items, path)
  return (
    <nav className={styles.menu} aria-label={t('member.nav.main')}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <ul className={styles.tabs}>
        {items.map((item) => (
          <li key={item.id} data-place={item.place}>
            <NavigationLink
              item={item}
              className={styles.tab}
              label_class={styles.label}
              is_current={item.id === active}
            />
          </li>
        ))}
      </ul>
      <div className={styles.person}>
        <AccountLink path={account_path} />
      </div>
    </nav>
  )
}

function AccountLink({ path }: { path: string }): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  if (!member) {
    return (
      <button type="button" className={styles.tab} onClick={() => hash.open('auth')}>
        <LogIn aria-hidden="true" />
        <span className={styles.label}>{t('common.log_in')}</span>
      </button>
    )
  }
  const name = member.name === '' ? member.email : member.name
  return (
    <a href={path} className={styles.tab}>
      <Avatar name={name} src={member.avatar_urls?.small ?? null} size={44} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </a>
  )
}
