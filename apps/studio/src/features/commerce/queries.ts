import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** A product with the owner's details: buyers, revenue and state. */
export type StudioProduct = OutputFor<'commerce.listStudioProducts'>['items'][number]

const page_size = 50

/** The products that fit what is searched, a page at a time. */
export function productsQuery(slug: string, term: string) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'products', term],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listStudioProducts',
        { term, limit: page_size, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

/** The products that can be named in choices, such as order bumps. */
export function productChoicesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'choices'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listStudioProducts', { limit: 100 }, { signal }),
  })
}

/** One product with its prices. */
export function productQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'product', id],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getStudioProduct', { id }, { signal }),
  })
}

/** The places that offer a product or are opened by it. */
export function productUsesQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'uses', id],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listProductUses', { id }, { signal }),
    staleTime: 0,
  })
}

/** Which provider takes payments, and which keys are there. */
export function paymentsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'payments'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getPaymentSettings', {}, { signal }),
  })
}

/** How the app sells in the App Store. */
export function storeQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'app-store'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getStoreSettings', {}, { signal }),
  })
}

/** The Google Play settings. */
export function playQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'google-play'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getPlaySettings', {}, { signal }),
  })
}

/** Queries who would gain and lose access under other included pages; never cached. */
export function pagesPreviewQuery(slug: string, id: string, included_page_ids: readonly string[]) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'pages_preview', id, included_page_ids],
    queryFn: ({ signal }) =>
      createAppClient(slug)(
        'commerce.previewProductPages',
        { id, included_page_ids: [...included_page_ids] },
        { signal },
      ),
    gcTime: 0,
    retry: false,
  })
}

/** How sales are taxed. */
export function taxSettingsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'tax-settings'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getTaxSettings', {}, { signal }),
  })
}

/** What invoices say about the seller. */
export function invoiceSettingsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'invoice-settings'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.getInvoiceSettings', {}, { signal }),
  })
}

/** Who owns a product, a page at a time. */
export function productHoldersQuery(slug: string, id: string) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'commerce', 'holders', id],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'commerce.listProductHolders',
        { id, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}
