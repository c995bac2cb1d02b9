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

/** The record that leads to the app: the name below its zone cannot be told from here, so it is the whole domain. */
export function createCnameRecord({ domain }: AppDomain, { points_to }: AppDomains) {
  return { type: 'CNAME', name: domain, value: points_to }
}
