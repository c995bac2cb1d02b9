import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { RowSkeletons } from '../platform/screen/row-skeletons.tsx'
import styles from './screen-skeleton.module.css'

/** Skeleton of a screen with a title and rows, shown after 150 ms. */
export function ScreenSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.screen}>
        <Skeleton width="44%" height="2.25rem" />
        <RowSkeletons />
      </div>
    </Loading>
  )
}
