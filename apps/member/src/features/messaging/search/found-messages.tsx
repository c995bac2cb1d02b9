import { useT } from '@foyer/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { hasFailed, isAwaited } from '#platform/search/query-state.ts'
import { FailedGroup, ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { MessageRow, ThreadRow } from './result-rows.tsx'

/** The shortest and the longest term that messages are searched by. */
const MIN_LENGTH = 2
const MAX_LENGTH = 60

/** Rows of each group beside other results. */
const MAX_ROWS = 2

/** The first conversations and messages of a member that a term finds. `enabled`: whether they may be searched. */
export function useFoundMessages(term: string, enabled: boolean) {
  const api = useApi()
  const { app } = usePlatform()
  const blocked = useBlockedUserIds()
  const words = term.slice(0, MAX_LENGTH)
  const is_asked = enabled && app.messaging.is_chat_available && Array.from(words).length >= MIN_LENGTH
  const threads = useQuery({
    queryKey: ['message-search', 'threads', words, MAX_ROWS],
    queryFn: ({ signal }) => api('messaging.searchThreads', { term: words, limit: MAX_ROWS }, { signal }),
    enabled: is_asked,
    placeholderData: keepPreviousData,
  })
  const messages = useQuery({
    queryKey: ['message-search', 'first-messages', words],
    // Some more than are shown: those of blocked people are left out.
    queryFn: ({ signal }) => api('messaging.searchMessages', { term: words, limit: 10 }, { signal }),
    enabled: is_asked,
    placeholderData: keepPreviousData,
  })
  const failed = { threads: hasFailed(threads), messages: hasFailed(messages) }
  const shown = ((is_asked && !failed.messages && messages.data?.items) || []).filter(
    ({ message }) => !blocked.has(message.user?.user_id ?? ''),
  )
  return {
    threads,
    messages,
    found_threads: (is_asked && !failed.threads && threads.data?.items) || [],
    found_messages: shown.slice(0, MAX_ROWS),
    has_more: shown.length > MAX_ROWS || messages.data?.next_before != null,
    failed,
    /** What is shown is not the answer to the term yet. */
    is_pending: is_asked && (isAwaited(threads) || isAwaited(messages)),
  }
}

/** The groups of conversations and messages. Each one that fails says so and leaves the other. */
export function FoundMessages({
  found,
  all,
}: {
  found: ReturnType<typeof useFoundMessages>
  /** What leads to all messages; shown where there are more. */
  all: ReactNode
}): ReactNode {
  const t = useT()
  const { threads, messages, found_threads, found_messages, has_more, failed } = found
  return (
    <>
      {failed.threads && <FailedGroup title={t('search.conversations')} query={threads} />}
      {found_threads.length > 0 && (
        <ResultGroup title={t('search.conversations')} is_busy={threads.isPlaceholderData}>
          <ResultRows>
            {found_threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ResultRows>
        </ResultGroup>
      )}
      {failed.messages && <FailedGroup title={t('common.messages')} query={messages} />}
      {found_messages.length > 0 && (
        <ResultGroup
          title={t('common.messages')}
          aside={has_more && all}
          is_busy={messages.isPlaceholderData}
        >
          <ResultRows>
            {found_messages.map((result) => (
              <MessageRow
                key={`${result.thread.id} ${result.message.message_ts}`}
                result={result}
                has_thread
              />
            ))}
          </ResultRows>
        </ResultGroup>
      )}
    </>
  )
}
