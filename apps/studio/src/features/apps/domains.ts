import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** Where an app is and could be. */
export type AppDomains = OutputFor<'apps.listDomains'>
export type AppDomain = AppDomains['domains'][number]

/** The domains of an app. */
export function domainsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'domains'],
    queryFn: ({ signal }) => createAppClient(slug)('apps.listDomains', {}, { signal }),
  })
}

/** Returns the CNAME record of a domain. The zone is unknown, so the name is the full domain. */
export function createCnameRecord({ domain }: AppDomain, { points_to }: AppDomains) {
  return { type: 'CNAME', name: domain, value: points_to }
}
