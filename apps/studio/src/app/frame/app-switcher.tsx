import { useT } from '@foyer/i18n/react'
import { FoyerMark, VisuallyHidden } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { AppLogo, appsQuery, type StudioApp } from '../../features/apps/index.ts'
import { useTargetSlug } from '../../platform/routes.ts'
import styles from './app-switcher.module.css'

/** Which app is open, and the way to the account's other apps and to a new one. */
export function AppSwitcher({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const navigate = useNavigate()
  const { data } = useQuery(appsQuery)
  const apps = data?.apps ?? [app]
  const entries: MenuEntry[] = [
    ...apps.map((one) => ({ id: one.slug, label: one.name, icon: <AppLogo app={one} size={18} /> })),
    'line',
    { id: '+', label: t('studio_apps.new.eyebrow'), icon: <Plus /> },
  ]
  return (
    <div className={styles.switcher}>
      <Link
        to="/apps/$slug"
        params={{ slug: useTargetSlug() }}
        className={styles.mark}
        aria-label={t('studio.nav.home')}
      >
        <FoyerMark size={22} />
      </Link>
      <Menu
        label={t('studio.switch_app')}
        placement="bottom start"
        entries={entries}
        onAction={(id) =>
          void (id === '+'
            ? navigate({ to: '/new-app' })
            : navigate({ to: '/apps/$slug', params: { slug: id } }))
        }
        trigger={
          <button type="button" className={styles.button}>
            <AppLogo app={app} logo={app.logo?.src ?? null} />
            <span className={styles.name} dir="auto">
              {app.name}
            </span>
            <VisuallyHidden>{t('studio.switch_app')}</VisuallyHidden>
            <ChevronsUpDown aria-hidden="true" />
          </button>
        }
      />
    </div>
  )
}
