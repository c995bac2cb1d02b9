import { useFormat } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadState } from '../load-state.tsx'
import styles from './import-page.module.css'

type State = 'done' | 'failed' | 'checking' | 'importing' | 'checked'
type EarlierRun = {
  readonly id: string
  readonly state: State
  readonly file_name: string
  readonly created_at: string
}

type EarlierImportsProps<Run extends EarlierRun> = {
  readonly query: Pick<UseQueryResult<{ items: Run[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>
  readonly title: string
  /** Said where there are none. */
  readonly none: string
  /** Said below them. */
  readonly hint: string
  readonly stateName: (state: State) => string
  /** The way to one of them, around what is said of it. */
  readonly children: (run: Run, words: ReactNode, className: string | undefined) => ReactNode
}

const tones = {
  done: 'ok',
  failed: 'danger',
  checking: 'accent',
  importing: 'accent',
  checked: 'warn',
} as const

/** The imports of before with how each of them went. */
export function EarlierImports<Run extends EarlierRun>(props: EarlierImportsProps<Run>) {
  const { query, title, none, hint, stateName, children } = props
  const format = useFormat()
  return (
    <>
      <h2 className={styles.side_title}>{title}</h2>
      <LoadState query={query} what={title}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{none}</p>
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
                  <Badge tone={tones[run.state]}>{stateName(run.state)}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <p className={styles.hint}>{hint}</p>
    </>
  )
}
