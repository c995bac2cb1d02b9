import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './settings-page.module.css'

type SettingsPageProps = {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
  readonly side?: ReactNode
  readonly side_label?: string
}

/** A section of the settings, with the menu of all sections beside it. */
export function SettingsPage({ side_label, ...page }: SettingsPageProps) {
  const t = useT()
  const params = { slug: useSlug() }
  return (
    <Page
      {...page}
      side_look="canvas"
      {...(side_label ? { side_label } : {})}
      before={
        <nav className={styles.menu} aria-label={t('common.settings')}>
          <p className={styles.heading}>{t('common.settings')}</p>
          <Link to="/apps/$slug/settings/general" params={params} className={styles.entry}>
            {t('studio_apps.general.title')}
          </Link>
          <Link to="/apps/$slug/settings/theme" params={params} className={styles.entry}>
            {t('studio_apps.theme.title')}
          </Link>
          <Link to="/apps/$slug/settings/navigation" params={params} className={styles.entry}>
            {t('studio_apps.navigation')}
          </Link>
          <Link to="/apps/$slug/settings/attributes" params={params} className={styles.entry}>
            {t('studio_apps.attributes')}
          </Link>
          <Link to="/apps/$slug/settings/access" params={params} className={styles.entry}>
            {t('studio_apps.access.title')}
          </Link>
          <Link to="/apps/$slug/settings/messaging" params={params} className={styles.entry}>
            {t('studio_apps.messaging')}
          </Link>
          <Link to="/apps/$slug/settings/email" params={params} className={styles.entry}>
            {t('studio_apps.email')}
          </Link>
          <Link to="/apps/$slug/settings/push" params={params} className={styles.entry}>
            {t('studio_apps.push')}
          </Link>
          <Link to="/apps/$slug/settings/sign-in" params={params} className={styles.entry}>
            {t('studio_apps.sign_in')}
          </Link>
          <Link to="/apps/$slug/settings/payments" params={params} className={styles.entry}>
            {t('studio_apps.payments')}
          </Link>
          <Link to="/apps/$slug/settings/invoices" params={params} className={styles.entry}>
            {t('studio_apps.invoices')}
          </Link>
          <Link to="/apps/$slug/settings/app-store" params={params} className={styles.entry}>
            {t('studio_apps.app_store')}
          </Link>
          <Link to="/apps/$slug/settings/google-play" params={params} className={styles.entry}>
            {t('studio_apps.google_play')}
          </Link>
          <Link to="/apps/$slug/settings/team" params={params} className={styles.entry}>
            {t('studio_apps.team')}
          </Link>
        </nav>
      }
    />
  )
}
