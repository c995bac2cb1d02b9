import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './styles.module.css'

export type BulkBarProps = {
  /** Names the bar, for screen readers. */
  readonly label: string
  /** The number of selected rows as text; announced when it changes. */
  readonly count: string
  /** A control to select more than the shown rows. */
  readonly more?: ReactNode
  /** What can be done with those who are chosen: small buttons. */
  readonly children: ReactNode
  readonly clear_label: string
  readonly onClear: () => void
}

/** What can be done with the chosen rows of a list, floating above its foot. Place it after the list. */
export function BulkBar({ label, count, more, children, clear_label, onClear }: BulkBarProps) {
  return (
    <div className={styles.place} data-floats="">
      <section className={styles.bar} aria-label={label}>
        <output className={styles.count}>{count}</output>
        {more && <span className={styles.more}>{more}</span>}
        <div className={styles.verbs}>{children}</div>
        <button type="button" className={styles.clear} onClick={onClear}>
          <X aria-hidden="true" />
          <VisuallyHidden>{clear_label}</VisuallyHidden> <kbd className={styles.key}>Esc</kbd>
        </button>
      </section>
    </div>
  )
}
