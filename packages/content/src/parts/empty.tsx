import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** A note in the studio's preview where members see nothing. */
export function Empty({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.empty}>{children}</p>
}
