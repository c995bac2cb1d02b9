import { Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './row-skeletons.module.css'

/** The boxes of rows with a picture, a title and a line below it. */
export function RowSkeletons(): ReactNode {
  return (
    <div className={styles.rows}>
      {['58%', '44%', '64%', '50%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="picture" width="3.5rem" height="3.5rem" />
          <div className={styles.words}>
            <Skeleton width={width} />
            <Skeleton width="32%" height="0.8125rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
