import type { OutputFor } from '@foyer/contract/client'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { appCall, call } from '../../platform/api.ts'
import { useSlug } from '../../platform/routes.ts'

/** An app as the studio knows it. */
export type StudioApp = OutputFor<'apps.getStudioApp'>

/** The apps of the account. */
export const appsQuery = queryOptions({
  queryKey: ['account', 'apps'],
  queryFn: ({ signal }) => call('apps.listApps', {}, { signal }),
})

/** Deleted apps of the account that can be had back. */
export const deletedAppsQuery = queryOptions({
  queryKey: ['account', 'deleted-apps'],
  queryFn: ({ signal }) => call('apps.listDeletedApps', {}, { signal }),
})

/** One app by its slug. */
export function appQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'app'],
    queryFn: ({ signal }) => appCall(slug)('apps.getStudioApp', {}, { signal }),
    staleTime: 30_000,
  })
}

/** How far the set-up guide is. It is asked for again while it shows, so that steps tick themselves. */
export function setupQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'setup'],
    queryFn: ({ signal }) => appCall(slug)('apps.getSetup', {}, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.done === state.data.total ? false : 10_000),
  })
}

/** How people sign in to an app. */
export function signInQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'sign-in'],
    queryFn: ({ signal }) => appCall(slug)('apps.getSignIn', {}, { signal }),
  })
}

/** The app of the address. The frame draws its screens only once it is loaded. */
export function useStudioApp(): StudioApp {
  return useSuspenseQuery(appQuery(useSlug())).data
}
