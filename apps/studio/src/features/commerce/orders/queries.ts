import type { InputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

type ListInput = InputFor<'commerce.listOrders'>

/** The orders that fit a filter, a page at a time. */
export function ordersQuery(slug: string, filter: ListInput) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'orders', filter],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listOrders',
        { ...filter, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

/** What was sold, refunded and is at risk, and how many orders each view has. */
export function orderFiguresQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'order-figures'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getOrderFigures', {}, { signal }),
  })
}

/** One order with its payments, access and timeline. */
export function orderQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'order', id],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getStudioOrder', { id }, { signal }),
  })
}
