import type { BootTab } from '@foyer/contract/apps/shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import {
  LogIn,
  BookOpen,
  Calendar,
  Compass,
  Dumbbell,
  Heart,
  House,
  Layers,
  MessageCircle,
  Play,
  Soup,
  Star,
  User,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'
import { activeTab, tabLabelKey } from './tabs.ts'

type NavigationProps = {
  tabs: readonly BootTab[]
  /** The path in force; null while the server draws what is the same for many paths. */
  path: string | null
  /** Where the person at the foot of the rail leads. */
  account_path: string
}

/** The main menu: a bar at the foot of phones, a rail at the side from 992 px. One list, placed by the style. */
export function Navigation({ tabs, path, account_path }: NavigationProps): ReactNode {
  const t = useT()
  const active = activeTab(tabs, path)
  return (
    <nav className={styles.menu} aria-label={t('member.nav.main')}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={tab.path} className={styles.tab} aria-current={tab.id === active ? 'page' : undefined}>
              <TabIcon icon={tab.icon} />
              <span className={styles.label}>{tab.label ?? t(tabLabelKey(tab))}</span>
            </a>
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

const drawings: Readonly<Record<BootTab['icon'], LucideIcon>> = {
  home: House,
  layers: Layers,
  calendar: Calendar,
  message: MessageCircle,
  user: User,
  dumbbell: Dumbbell,
  book: BookOpen,
  bowl: Soup,
  compass: Compass,
  heart: Heart,
  star: Star,
  play: Play,
}

/** The icon of a tab; its label is beside it. */
function TabIcon({ icon }: { icon: BootTab['icon'] }): ReactNode {
  const Drawing = drawings[icon]
  return <Drawing aria-hidden="true" />
}
