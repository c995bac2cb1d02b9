import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useId, type ReactNode } from 'react'
import styles from './search.module.css'

/** A part of search results under its heading, with what leads to more of it at the end of the line. */
export function ResultGroup({
  title,
  heading: Heading = 'h2',
  aside,
  is_busy = false,
  children,
}: {
  title: string
  /** Its rows belong to an earlier term. */
  is_busy?: boolean
  heading?: 'h2' | 'h3'
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id} aria-busy={is_busy}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** The rows of a group; arrow keys move through them. */
export function ResultRows({ children }: { children: ReactNode }): ReactNode {
  return (
    <ul className={styles.rows} data-rows>
      {children}
    </ul>
  )
}

/** A group whose search has failed: it says so quietly and offers to try again. */
export function FailedGroup({
  title,
  query,
}: {
  title: string
  query: { isFetching: boolean; refetch: () => unknown }
}): ReactNode {
  const t = useT()
  return (
    <ResultGroup title={title}>
      <p className={styles.failed}>
        {t('search.group_failed')}
        <Button kind="text" size="small" is_busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    </ResultGroup>
  )
}
