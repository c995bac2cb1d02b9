import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { EmptyState, ErrorState, Loading } from '@foyer/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../offline/use-online.ts'
import { useFormatError } from '../format-error.ts'
import { NotOnDevice } from './not-on-device.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { SupportLink } from './support-link.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The skeleton; rows by default. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of a query. Before it has loaded: a skeleton (after 150 ms), a notice when offline, or the error
 * with a retry button. Earlier data stays on screen.
 */
export function QueryBoundary<Data>({
  query,
  waiting = <RowSkeletons />,
  children,
}: LoadedProps<Data>): ReactNode {
  const t = useT()
  const is_online = useOnline()
  const formatError = useFormatError()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!is_online) return <NotOnDevice />
  if (error instanceof ApiError && error.code === 'closed_in_preview')
    return <EmptyState icon={<Lock />} title={t('member.viewing.closed')} text={formatError(error)} />
  if (error) {
    return (
      <ErrorState
        title={t('common.something_went_wrong')}
        text={formatError(error)}
        retry={{ label: t('common.retry'), onRetry: () => void refetch(), is_busy: isFetching }}
        other={<SupportLink />}
      />
    )
  }
  return <Loading label={t('common.loading')}>{waiting}</Loading>
}
