import type { ReactNode } from 'react'
import styles from './split.module.css'

/** Two parts below one another; on wide screens the first stays put at the start and the second scrolls beside it. */
export function Split({ lead, children }: { lead: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={styles.split}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
