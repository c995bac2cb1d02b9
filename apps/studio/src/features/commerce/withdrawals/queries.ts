import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** A withdrawal or cancellation as a row of the list. */
export type Withdrawal = OutputFor<'commerce.listWithdrawals'>['items'][number]

/** What is listed: all, or what waits for the team. */
export type WithdrawalView = NonNullable<InputFor<'commerce.listWithdrawals'>['view']>

/** Withdrawals and cancellations, a page at a time. */
export function withdrawalsQuery(slug: string, view: WithdrawalView) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'withdrawals', view],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listWithdrawals',
        { view, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}

/** Whether buyers may withdraw. */
export function lawSettingsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'law-settings'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getLawSettings', {}, { signal }),
  })
}
