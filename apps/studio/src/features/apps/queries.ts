import { pageTraits } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createAppClient, call } from '../../platform/api.ts'
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
    queryFn: ({ signal }) => createAppClient(slug)('apps.getStudioApp', {}, { signal }),
    staleTime: 30_000,
  })
}

/** What members would read in each language; changes with every translated page. */
export function languagesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'languages'],
    queryFn: ({ signal }) => createAppClient(slug)('apps.listLanguages', {}, { signal }),
    staleTime: 0,
  })
}

/** Queries the setup steps, refreshed while they are visible so that steps complete by themselves. */
export function setupQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'setup'],
    queryFn: ({ signal }) => createAppClient(slug)('apps.getSetup', {}, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.done === state.data.total ? false : 10_000),
  })
}

/** How people sign in to an app. */
export function signInQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'sign-in'],
    queryFn: ({ signal }) => createAppClient(slug)('apps.getSignIn', {}, { signal }),
  })
}

/** All products of an app, however many: of each its name, by which one is chosen. */
export function productChoicesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'every-choice'],
    queryFn: async ({ signal }) => {
      const items: OutputFor<'commerce.listStudioProducts'>['items'] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const more = cursor === undefined ? {} : { cursor }
        const page: OutputFor<'commerce.listStudioProducts'> = await createAppClient(slug)(
          'commerce.listStudioProducts',
          { limit: 100, ...more },
          { signal },
        )
        items.push(...page.items)
        cursor = page.next_cursor
      }
      return { items }
    },
  })
}

/** Queries the pages that can be the purchase overlay: public general pages except the start page. */
export function overlayChoicesQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'pages', 'overlay-choices'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listPages', {}, { signal }),
    select: ({ items }) =>
      items.filter(
        ({ content_type, path, gate, state }) =>
          pageTraits(content_type).can_be_overlay && path !== '/' && gate === 'open' && state !== 'deleted',
      ),
  })
}

/** Queries who would gain and lose access under other settings; never cached. */
export function accessPreviewQuery(slug: string, access: StudioApp['access']) {
  return queryOptions({
    queryKey: ['app', slug, 'apps', 'access-preview', access],
    queryFn: ({ signal }) => createAppClient(slug)('apps.previewAppAccess', access, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/**
 * Whether the app in the URL is loaded. Only for the layout: after a loader has failed, the router may render the
 * screen before its error screen.
 */
export function useIsAppLoaded(): boolean {
  return useQuery({ ...appQuery(useSlug()), enabled: false }).data !== undefined
}

/** The app of the address. The frame draws its screens only once it is loaded. */
export function useStudioApp(): StudioApp {
  return useSuspenseQuery(appQuery(useSlug())).data
}
