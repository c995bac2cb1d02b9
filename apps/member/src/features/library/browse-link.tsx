import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useStore } from '../../platform/store.ts'
import styles from './home-aside.module.css'

/** Leads from the start page to all programs, where the navigation of the app has them. */
export function BrowseLink(): ReactNode {
  const t = useT()
  const is_offered = useStore(usePlatform().navigation).some(({ target }) => target === 'discover')
  if (!is_offered) return null
  return (
    <a href="/discover/programs" className={styles.onward}>
      {t('library.now.browse')}
    </a>
  )
}
