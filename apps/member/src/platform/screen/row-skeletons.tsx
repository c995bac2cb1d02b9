import { Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './row-skeletons.module.css'

/** The boxes of rows with a picture, a title and a line below it. */
export function RowSkeletons(): ReactNode {
  return (
    <div className={styles.rows}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="picture" />
          <div className={styles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}
