import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A part of a page under its heading. Without a title it is a plain box of the same distances. */
export function Section({
  id,
  title,
  aside,
  is_wide = false,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  /** Lets its content reach the screen's edges. */
  is_wide?: boolean
  children: ReactNode
}): ReactNode {
  if (title === '')
    return (
      <div className={styles.section} data-wide={is_wide || undefined}>
        {children}
      </div>
    )
  return (
    <section className={styles.section} data-wide={is_wide || undefined} aria-labelledby={`title-${id}`}>
      <div className={styles.head}>
        <h2 id={`title-${id}`} className={styles.title} dir="auto">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
