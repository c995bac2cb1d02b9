import type { ReactNode } from 'react'
import styles from './split.module.css'

/** Two parts in a column; on wide screens the first is sticky at the start and the second scrolls beside it. */
export function Split({ lead, children }: { lead: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={styles.split}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
