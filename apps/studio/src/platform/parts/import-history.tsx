import { useFormat } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '../load-state.tsx'
import styles from './import-page.module.css'

type State = 'done' | 'failed' | 'checking' | 'importing' | 'checked' | 'unmapped'
type PreviousImport = {
  readonly id: string
  readonly state: State
  readonly file_name: string
  readonly created_at: string
}

type ImportHistoryProps<Run extends PreviousImport> = {
  readonly query: Pick<UseQueryResult<{ items: Run[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>
  readonly title: string
  /** The text of the empty list. */
  readonly empty_text: string
  /** The hint below the list. */
  readonly hint: string
  readonly formatState: (state: Run['state']) => string
  /** Renders the link to an import around its state. */
  readonly children: (run: Run, state_text: ReactNode, className: string | undefined) => ReactNode
}

const tones = {
  done: 'ok',
  failed: 'danger',
  checking: 'accent',
  importing: 'accent',
  checked: 'warn',
  unmapped: 'warn',
} as const

/** The imports of before with how each of them went. */
export function ImportHistory<Run extends PreviousImport>(props: ImportHistoryProps<Run>) {
  const { query, title, empty_text, hint, formatState, children } = props
  const format = useFormat()
  return (
    <>
      <h2 className={styles.side_title}>{title}</h2>
      <QueryBoundary query={query} content_name={title}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{empty_text}</p>
          ) : (
            <ul>
              {items.map((run) => (
                <li key={run.id} className={styles.run}>
                  {children(
                    run,
                    <>
                      <span className={styles.run_name}>{run.file_name}</span>
                      <span className={styles.run_meta}>{format.dateTime(run.created_at, 'short')}</span>
                    </>,
                    styles.run_link,
                  )}
                  <Badge tone={tones[run.state]}>{formatState(run.state)}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <p className={styles.hint}>{hint}</p>
    </>
  )
}
