import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import styles from './page-head.module.css'

/** The page's own title with a line of figures below it. */
export function PageHead({
  meta,
  overline,
  children,
}: {
  meta?: string
  overline?: string
  children?: ReactNode
}): ReactNode {
  const { page_title } = usePageHost().index.page
  return (
    <header className={styles.head}>
      {overline && (
        <p className={styles.overline} dir="auto">
          {overline}
        </p>
      )}
      <h1 className={styles.title} dir="auto">
        {page_title}
      </h1>
      {meta && <p className={styles.meta}>{meta}</p>}
      {children}
    </header>
  )
}
