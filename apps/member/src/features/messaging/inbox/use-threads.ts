import { ApiError } from '@foyer/contract/api-error'
import type { Thread } from '@foyer/contract/messaging/shapes'
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useMember } from '#platform/session/use-session.ts'
import { mergeThread, removeThread, type ListedType, type ThreadPage } from './merge-threads.ts'

type ThreadPages = InfiniteData<ThreadPage, string | null>

const LISTED: readonly ListedType[] = ['all', 'unread', 'group']

/** The key of the lists of threads of one member. */
export const threadListsKey = (viewer_id: string | null): readonly unknown[] => [
  'messaging',
  'threads',
  viewer_id,
]

/** The key of how many threads are unread. */
export const unreadKey = (viewer_id: string | null): readonly unknown[] => ['messaging', 'unread', viewer_id]

/** The key of one thread. */
export const threadKey = (id: string, viewer_id: string | null): readonly unknown[] => [
  'messaging',
  'thread',
  id,
  viewer_id,
]

/** The member's conversations of one type, the latest first; further pages on request. */
export function useThreads(type: ListedType) {
  const api = useApi()
  const viewer_id = useMember()?.id ?? null
  return useInfiniteQuery({
    queryKey: [...threadListsKey(viewer_id), type],
    queryFn: ({ pageParam: before }) =>
      api('messaging.listThreads', before === null ? { type } : { type, before }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_before }) => next_before,
    enabled: viewer_id !== null,
  })
}

/** Changes what this device has of the member's threads. */
export interface ThreadCache {
  /** Puts a changed thread into its lists and screens. */
  put: (thread: Thread) => void
  /** Removes a thread that the member has left. */
  drop: (id: string) => void
  /** Loads a thread anew. One that the member may not read any more is removed. */
  refresh: (id: string) => Promise<void>
  /** Loads the lists and the unread count anew. */
  invalidate: () => void
  /** Loads open threads anew too. */
  invalidateAll: () => void
}

/** The cached threads of the member. */
export function useThreadCache(): ThreadCache {
  const api = useApi()
  const client = useQueryClient()
  const viewer_id = useMember()?.id ?? null
  return useMemo(() => {
    const put = (thread: Thread): void => {
      changeLists(client, viewer_id, (pages, type) => mergeThread(pages, thread, type))
      client.setQueryData<Thread>(threadKey(thread.id, viewer_id), (known) => known && thread)
    }
    const drop = (id: string): void => changeLists(client, viewer_id, (pages) => removeThread(pages, id))
    const invalidate = (): void => {
      void client.invalidateQueries({ queryKey: threadListsKey(viewer_id) })
      void client.invalidateQueries({ queryKey: unreadKey(viewer_id) })
    }
    return {
      put,
      drop,
      invalidate,
      invalidateAll: () => {
        invalidate()
        void client.invalidateQueries({ queryKey: ['messaging', 'thread'] })
      },
      refresh: async (id) => {
        try {
          put(await api('messaging.getThread', { id }))
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          if (error.code !== 'not_found' && error.code !== 'forbidden') return
          drop(id)
          // An open screen learns that it is refused.
          await client.resetQueries({ queryKey: threadKey(id, viewer_id), exact: true })
        }
      },
    }
  }, [api, client, viewer_id])
}

function changeLists(
  client: QueryClient,
  viewer_id: string | null,
  change: (pages: readonly ThreadPage[], type: ListedType) => ThreadPage[],
): void {
  for (const type of LISTED) {
    client.setQueryData<ThreadPages>(
      [...threadListsKey(viewer_id), type],
      (known) => known && { ...known, pages: change(known.pages, type) },
    )
  }
}
