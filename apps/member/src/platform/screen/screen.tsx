import { useT } from '@foyer/i18n/react'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  title: string
  /** Where the arrow leads; left out on screens that a tab opens. */
  back?: string
  /** Buttons at the end of the title. */
  actions?: ReactNode
  /** Uses the width of large screens, for content with its own columns. */
  is_wide?: boolean
  children: ReactNode
}

/** A screen of the app itself: its title and content. */
export function Screen({ title, back, actions, is_wide = false, children }: ScreenProps): ReactNode {
  const t = useT()
  return (
    <div className={styles.screen} data-wide={is_wide || undefined}>
      <div className={styles.head}>
        {back !== undefined && (
          <a href={back} className={styles.back} aria-label={t('common.back')}>
            <ChevronLeft aria-hidden="true" />
          </a>
        )}
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
