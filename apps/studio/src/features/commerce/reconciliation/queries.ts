import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** A difference between the app's records and its payment provider. */
export type PaymentDifference = OutputFor<'commerce.listPaymentDifferences'>['items'][number]

export const DIFFERENCE_STATES = ['open', 'closed'] as const
export type DifferenceState = (typeof DIFFERENCE_STATES)[number]

const PAGE_SIZE = 50
const POLL_MS = 2_000

/** The differences of a state, a page at a time; asked again while a comparison runs. */
export function differencesQuery(slug: string, state: DifferenceState) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'differences', state],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listPaymentDifferences',
        { state, limit: PAGE_SIZE, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
      return loaded < last.total_count && last.items.length > 0 ? loaded : null
    },
    refetchInterval: ({ state: { data } }) => {
      const check = data?.pages[0]?.last_check
      return check && check.finished_at === null ? POLL_MS : false
    },
  })
}
