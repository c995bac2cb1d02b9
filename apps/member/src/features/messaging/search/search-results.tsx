import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CloudOff, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { MessageRow, PersonRow, ThreadRow } from './result-rows.tsx'
import styles from './message-search.module.css'

/** People and conversations that are shown above the messages. */
const MAX_ABOVE = 4

type ResultsProps = {
  term: string
  thread_id?: string | undefined
  /** Leaves out people, where these are searched beside. */
  has_people?: boolean
  /** Called when a result is opened. */
  onOpen: () => void
}

/** What a term has found. Results of the term before stay until the new ones have loaded. */
export function SearchResults({ term, thread_id, has_people = true, onOpen }: ResultsProps): ReactNode {
  const t = useT()
  const api = useApi()
  const blocked = useBlockedUserIds()
  const is_everywhere = thread_id === undefined
  const enabled = term.length >= 2
  const people = useQuery({
    queryKey: ['message-search', 'people', term],
    queryFn: ({ signal }) => api('directory.listSubscribers', { term }, { signal }),
    enabled: enabled && is_everywhere && has_people,
    placeholderData: keepPreviousData,
  })
  const threads = useQuery({
    queryKey: ['message-search', 'threads', term],
    queryFn: ({ signal }) => api('messaging.searchThreads', { term, limit: MAX_ABOVE }, { signal }),
    enabled: enabled && is_everywhere,
    placeholderData: keepPreviousData,
  })
  const messages = useInfiniteQuery({
    queryKey: ['message-search', 'messages', thread_id ?? null, term],
    queryFn: ({ pageParam: before, signal }) =>
      api(
        'messaging.searchMessages',
        { term, ...(thread_id === undefined ? {} : { thread_id }), ...(before === null ? {} : { before }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_before }) => next_before,
    enabled,
    placeholderData: keepPreviousData,
  })
  const found_people = (people.data?.items ?? [])
    .filter(({ user_id }) => !blocked.has(user_id))
    .slice(0, MAX_ABOVE)
  const found_threads = threads.data?.items ?? []
  if (!useOnline() && !messages.data) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t('search.offline_title')}
        text={t('message_search.offline_text')}
      />
    )
  }
  return (
    <QueryBoundary query={messages}>
      {({ pages }) => {
        const items = pages
          .flatMap((page) => page.items)
          .filter(({ message }) => !blocked.has(message.user?.user_id ?? ''))
        if (items.length + found_people.length + found_threads.length === 0)
          return messages.hasNextPage ? (
            <ShowMore of={messages} />
          ) : (
            <EmptyState icon={<SearchX />} heading="h2" title={t('common.search_no_results')} />
          )
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link inside is followed
          <div
            className={styles.results}
            onClick={(event) => event.target instanceof Element && event.target.closest('a') && onOpen()}
          >
            <Group title={t('search.people')} items={found_people}>
              {(person) => <PersonRow key={person.user_id} person={person} term={term} />}
            </Group>
            <Group title={t('search.conversations')} items={found_threads}>
              {(thread) => <ThreadRow key={thread.id} thread={thread} />}
            </Group>
            <Group title={t('common.messages')} items={items}>
              {(result) => (
                <MessageRow
                  key={`${result.thread.id} ${result.message.message_ts}`}
                  result={result}
                  has_thread={is_everywhere}
                />
              )}
            </Group>
            <ShowMore of={messages} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}

type GroupProps<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode }

function Group<Item>({ title, items, children }: GroupProps<Item>): ReactNode {
  if (items.length === 0) return null
  return (
    <ResultGroup title={title}>
      <ResultRows>{items.map(children)}</ResultRows>
    </ResultGroup>
  )
}
