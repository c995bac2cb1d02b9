import { Button, ErrorState, Loading, Notice, Skeleton } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff, Lock, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from './online.ts'
import { hasCode, isUnreachable, formatError, getRequestId } from './problem.ts'
import { toasts } from './toasts.ts'
import styles from './load-state.module.css'

type LoadStateProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What is being loaded, as the error names it: "Members". */
  readonly content_name: string
  /** The placeholder while loading; rows by default. */
  readonly skeleton?: ReactNode
  /** Replaces the error when the content no longer exists. */
  readonly missing_message?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows the data of a query, its skeleton, or the error with a retry button. Loaded data stays if a refresh fails. */
export function QueryBoundary<Data>({
  query,
  content_name,
  skeleton,
  missing_message,
  children,
}: LoadStateProps<Data>) {
  const t = useT()
  const is_online = useOnline()
  const retryLoad = () => void query.refetch()
  if (query.data !== undefined) {
    return (
      <>
        {query.error && is_online && (
          <Notice
            tone="warn"
            icon={<CloudOff />}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
            role="status"
            action={
              <Button kind="outline" size="small" is_busy={query.isFetching} onClick={retryLoad}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('studio.load.stale', { what: content_name })}
          </Notice>
        )}
        {children(query.data)}
      </>
    )
  }
  if (missing_message !== undefined && hasCode(query.error, 'not_found')) return <>{missing_message}</>
  if (query.error)
    return (
      <LoadError
        error={query.error}
        content_name={content_name}
        onRetry={retryLoad}
        is_busy={query.isFetching}
      />
    )
  if (!is_online)
    return <LoadError error={null} content_name={content_name} onRetry={retryLoad} is_busy={false} />
  return <Loading label={t('common.loading')}>{skeleton ?? <RowSkeleton />}</Loading>
}

type LoadErrorProps = {
  readonly error: unknown
  readonly content_name: string
  readonly onRetry: () => void
  readonly is_busy?: boolean
}

/** Why loading failed; `error` is null without a network. Details can be copied for the operator. */
export function LoadError({ error, content_name, onRetry, is_busy = false }: LoadErrorProps) {
  const t = useT()
  const is_offline = error === null || isUnreachable(error)
  const id = getRequestId(error)
  const copy = () =>
    void navigator.clipboard
      .writeText(`${content_name}: ${formatError(t, error)} ${id ?? ''} ${location.href}`)
      .then(() => toasts.add({ text: t('common.copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  if (hasCode(error, 'not_found')) {
    return (
      <ErrorState
        title={t('studio.load.gone', { what: content_name })}
        text={t('studio.load.gone_text')}
        icon={<SearchX />}
      />
    )
  }
  if (hasCode(error, 'forbidden')) {
    return (
      <ErrorState
        title={t('studio.load.forbidden', { what: content_name })}
        text={t('studio.load.forbidden_text')}
        icon={<Lock />}
      />
    )
  }
  return (
    <ErrorState
      title={is_offline ? t('common.offline') : t('studio.load.failed', { what: content_name })}
      text={
        is_offline ? (
          t('studio.load.offline_text')
        ) : (
          <>
            {formatError(t, error)}
            {id && <span className={styles.id}>{t('studio.load.request', { id })}</span>}
          </>
        )
      }
      icon={is_offline ? <WifiOff /> : <CloudOff />}
      retry={{ label: t('common.retry'), onRetry, is_busy }}
      other={
        !is_offline && (
          <Button kind="ghost" size="small" onClick={copy}>
            {t('studio.load.copy')}
          </Button>
        )
      }
    />
  )
}

/** Four rows with a picture and two lines, as lists have them. */
export function RowSkeleton({ count = 4 }: { readonly count?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- skeletons have no identity but their place
        <div key={i} className={styles.row}>
          <Skeleton shape="person" />
          <span className={styles.words}>
            <Skeleton width="9rem" height="0.75rem" />
            <Skeleton width="13rem" height="0.625rem" />
          </span>
          <Skeleton width="5rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
