import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import styles from './screens.module.css'

type PagesLayoutProps = { readonly actions?: ReactNode; readonly children: ReactNode }

/** The screens of pages: the tree, the releases and what was deleted, as tabs. */
export function PagesLayout({ actions, children }: PagesLayoutProps) {
  const t = useT()
  const params = { slug: useSlug() }
  return (
    <Page title={t('editor.pages.title')} actions={actions}>
      <nav className={styles.tabs} aria-label={t('editor.pages.title')}>
        <Link to="/apps/$slug/pages" params={params} activeOptions={{ exact: true, includeSearch: false }}>
          {t('editor.pages.all')}
        </Link>
        <Link to="/apps/$slug/pages/overlays" params={params}>
          {t('editor.overlays.title')}
        </Link>
        <Link to="/apps/$slug/pages/releases" params={params}>
          {t('editor.pages.releases')}
        </Link>
        <Link to="/apps/$slug/pages/deleted" params={params}>
          {t('editor.deleted.title')}
        </Link>
      </nav>
      {children}
    </Page>
  )
}
