import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** Why a member can or cannot see a page: the decision and the rules in the order of their checks. */
export type PageAccess = OutputFor<'access.getPageAccess'>

/** An entitlement of a member. */
export type Entitlement = OutputFor<'access.listEntitlements'>['items'][number]

/** Queries the decision for a member, a page and a time (now, unless a day is given). */
export function pageAccessQuery(slug: string, subscriber_id: string, page_id: string, at: string | null) {
  return queryOptions({
    queryKey: ['app', slug, 'access', 'why', subscriber_id, page_id, at],
    queryFn: ({ signal }) =>
      createAppClient(slug)(
        'access.getPageAccess',
        { subscriber_id, page_id, ...(at ? { at } : {}) },
        { signal },
      ),
  })
}

/** Queries the same decision for a guest. */
export function guestAccessQuery(slug: string, page_id: string, at: string | null) {
  return queryOptions({
    queryKey: ['app', slug, 'access', 'why', 'guest', page_id, at],
    queryFn: ({ signal }) =>
      createAppClient(slug)('access.getGuestAccess', { page_id, ...(at ? { at } : {}) }, { signal }),
  })
}

/** Queries what a member owns and why. */
export function entitlementsQuery(slug: string, subscriber_id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'access', 'entitlements', subscriber_id],
    queryFn: ({ signal }) => createAppClient(slug)('access.listEntitlements', { subscriber_id }, { signal }),
  })
}

/** The products that can be given, by name. */
export function productChoicesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'access', 'products'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listStudioProducts', { limit: 100 }, { signal }),
  })
}
