import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** A coupon as a row of the list. */
export type ListedCoupon = OutputFor<'commerce.listCoupons'>['items'][number]
/** A coupon with its history and latest uses. */
export type StudioCoupon = OutputFor<'commerce.getCoupon'>

const PAGE_SIZE = 50

/** The coupons that fit what is searched, a page at a time. */
export function couponsQuery(slug: string, term: string, is_archived: boolean) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'coupons', term, is_archived],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listCoupons',
        { term, is_archived, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

/** The newest coupons in use, to choose from. */
export function couponChoicesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'coupon_choices'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listCoupons', { limit: 100 }, { signal }),
  })
}

/** One coupon. */
export function couponQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'coupon', id],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getCoupon', { id }, { signal }),
  })
}

/** What a price comes to with a coupon as it is typed. */
export function couponPreviewQuery(slug: string, input: InputFor<'commerce.previewCoupon'> | null) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'coupon_preview', input],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('There is nothing to preview.')
      return createAppClient(slug)('commerce.previewCoupon', input, { signal })
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}
