import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import { useTargetSlug } from '../../platform/routes.ts'
import { inboxQuery } from './inbox/queries.ts'

/** How often the number of open cases is read again. */
const REFRESH_MS = 20_000

/** The channels of an app. */
export function channelsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'messaging', 'channels'],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.listChannels', {}, { signal }),
  })
}

/** The key of everything about reports of an app. */
export const reportsKey = (slug: string) => ['app', slug, 'messaging', 'reports'] as const

/** Cases that are open, or resolved ones, the latest first. */
export function reportCasesQuery(slug: string, status: 'open' | 'resolved') {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(slug), 'list', status],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'messaging.listReports',
        { status, ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_before,
    refetchInterval: REFRESH_MS,
  })
}

/** One case. Opening one of a private conversation is logged, so it is never read ahead. */
export function reportCaseQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...reportsKey(slug), 'case', id],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.openReport', { id }, { signal }),
  })
}

/** The moderation rules of an app. */
export function moderationRulesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'messaging', 'moderation_rules'],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.getModerationRules', {}, { signal }),
  })
}

type ThreadPlace = { readonly before: string } | { readonly after: string } | Record<string, never>

/** The conversation of a case. Each reading is logged, so nothing is read again by itself. */
export function reportedThreadQuery(slug: string, id: string) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey(slug), 'thread', id],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)('messaging.readReportedThread', { id, ...pageParam }, { signal }),
    initialPageParam: {} as ThreadPlace,
    getPreviousPageParam: ({ has_earlier, messages: [first] }): ThreadPlace | undefined =>
      has_earlier && first ? { before: first.message_ts } : undefined,
    getNextPageParam: ({ has_later, messages }): ThreadPlace | undefined => {
      const last = messages.at(-1)
      return has_later && last ? { after: last.message_ts } : undefined
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** How many cases are open in the current app; 0 until that is known. */
export function useOpenReportCount(): number {
  const slug = useTargetSlug()
  const { data } = useQuery({
    queryKey: [...reportsKey(slug), 'count'],
    queryFn: ({ signal }) => createAppClient(slug)('messaging.listReports', { limit: 1 }, { signal }),
    refetchInterval: REFRESH_MS,
  })
  return data?.open_count ?? 0
}

/** How many conversations are open for the viewer in the current app, the team's and their own; 0 until that is known. */
export function useOpenConversationCount(): number {
  const { data } = useQuery(inboxQuery(useTargetSlug()))
  return (data?.team?.open ?? 0) + (data?.mine?.open ?? 0)
}
