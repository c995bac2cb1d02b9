import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** What happened in the app today. */
export type Today = OutputFor<'activity.getToday'>

/** Queries today's figures, refreshed every 30 seconds while they are visible. */
export function todayQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'activity', 'today'],
    queryFn: ({ signal }) => createAppClient(slug)('activity.getToday', {}, { signal }),
    refetchInterval: 30_000,
  })
}
