import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './screen-skeleton.module.css'

/** The boxes of a screen with a title and rows, shown after 150 ms. */
export function ScreenSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.screen}>
        <Skeleton width="44%" height="2.25rem" />
        {['72%', '58%', '66%', '50%', '61%'].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
