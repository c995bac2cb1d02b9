import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, Chip, EmptyState, ErrorState, LinkButton, Spinner } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, PenLine, SquarePen } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { NotOnDevice } from '#platform/screen/not-on-device.tsx'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useMember } from '#platform/session/use-session.ts'
import { findOther } from '../people/thread-people.ts'
import { ThreadDialogs, type ThreadQuestion } from '../people/thread-dialogs.tsx'
import { MessageSearch } from '../search/message-search.tsx'
import styles from './thread-list.module.css'
import { createThreadFilter, FILTER_TYPES, flattenThreads, type ThreadFilter } from './merge-threads.ts'
import { ThreadRow } from './thread-row.tsx'
import { unreadKey, useThreads } from './use-threads.ts'

const FILTERS: readonly ThreadFilter[] = ['all', 'unread', 'coach', 'group']

/** The member's conversations with search and filters. */
export function ThreadList({ current_id }: { current_id: string | null }): ReactNode {
  const t = useT()
  const [filter, setFilter] = useState<ThreadFilter>('all')
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('common.messages')}</h1>
        <a href="/me/messages/new" className={styles.compose} aria-label={t('inbox.new_message')}>
          <SquarePen aria-hidden="true" />
        </a>
      </div>
      <MessageSearch className={styles.search ?? ''}>
        <Filters filter={filter} onChange={setFilter} />
        <Threads key={filter} filter={filter} current_id={current_id} />
      </MessageSearch>
    </div>
  )
}

function Filters({
  filter,
  onChange,
}: {
  filter: ThreadFilter
  onChange: (filter: ThreadFilter) => void
}): ReactNode {
  const t = useT()
  const api = useApi()
  const viewer_id = useMember()?.id ?? null
  const { data } = useQuery({
    queryKey: unreadKey(viewer_id),
    queryFn: () => api('messaging.getUnreadStatus', {}),
    enabled: viewer_id !== null,
  })
  const labels = {
    all: t('inbox.filter_all'),
    unread: t('inbox.filter_unread', { count: data?.unread_threads ?? 0 }),
    coach: t('inbox.filter_coach'),
    group: t('inbox.filter_groups'),
  }
  return (
    <fieldset className={styles.filters} aria-label={t('inbox.filters')}>
      {FILTERS.map((one) => (
        <Chip key={one} is_pressed={one === filter} onPress={() => onChange(one)}>
          {labels[one]}
        </Chip>
      ))}
    </fieldset>
  )
}

type ThreadsProps = { filter: ThreadFilter; current_id: string | null }

function Threads({ filter, current_id }: ThreadsProps): ReactNode {
  const t = useT()
  const viewer_id = useMember()?.id ?? null
  const blocked = useBlockedUserIds()
  const query = useThreads(FILTER_TYPES[filter])
  const [question, setQuestion] = useState<ThreadQuestion | null>(null)
  if (!query.data) return <MissingThreads query={query} />
  const matches = createThreadFilter(filter)
  const threads = flattenThreads(query.data.pages).filter(
    (thread) => matches(thread) && !blocked.has(findOther(thread, viewer_id)?.user_id ?? ''),
  )
  return (
    <>
      {threads.length > 0 && (
        <ul className={styles.rows} aria-label={t('common.messages')}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              now={query.dataUpdatedAt}
              is_current={thread.id === current_id}
              onAction={(kind, of) => setQuestion({ kind, thread: of })}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <LoadMore key={query.data.pages.length} query={query} />
      ) : (
        threads.length === 0 && <NoThreads filter={filter} />
      )}
      <ThreadDialogs question={question} close={() => setQuestion(null)} />
    </>
  )
}

type ThreadsQuery = ReturnType<typeof useThreads>

/** Before the first threads have loaded. */
function MissingThreads({ query }: { query: ThreadsQuery }): ReactNode {
  const t = useT()
  const is_online = useOnline()
  if (!query.error) return is_online ? <RowSkeletons /> : <NotOnDevice />
  if (!is_online) return <NotOnDevice />
  const code = query.error instanceof ApiError ? query.error.code : ''
  if (code === 'messaging_unavailable') {
    return <EmptyState icon={<MessageCircle />} title={t('common.messaging_not_available')} />
  }
  return (
    <ErrorState
      title={t('common.something_went_wrong')}
      text={t('common.messages_failed_to_load')}
      retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), is_busy: query.isFetching }}
    />
  )
}

/** Loads the next page when the end of the list comes near, and offers a button for it. */
function LoadMore({ query }: { query: ThreadsQuery }): ReactNode {
  const t = useT()
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => {
    if (!query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
  })
  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.more}>
      {query.isFetchingNextPage ? (
        <Spinner label={t('common.loading')} />
      ) : (
        <Button kind="text" size="small" onClick={() => void query.fetchNextPage()}>
          {query.isFetchNextPageError ? t('common.retry') : t('common.show_more')}
        </Button>
      )}
    </div>
  )
}

function NoThreads({ filter }: { filter: ThreadFilter }): ReactNode {
  const t = useT()
  if (filter === 'unread') {
    return (
      <EmptyState
        icon={<MessageCircle />}
        title={t('inbox.no_unread_title')}
        text={t('inbox.no_unread_text')}
      />
    )
  }
  return (
    <EmptyState
      icon={<MessageCircle />}
      title={t('inbox.empty_title')}
      text={t('inbox.empty_text')}
      actions={
        <>
          <LinkButton href="/me/messages/new" size="small" icon={<PenLine />}>
            {t('inbox.new_message')}
          </LinkButton>
          <LinkButton href="/me/account/privacy" size="small" kind="outline">
            {t('inbox.who_may_write')}
          </LinkButton>
        </>
      }
    />
  )
}
