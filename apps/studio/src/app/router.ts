import { loadBlockViews } from '#editor/load-block-views.ts'
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { invitationsRoute, memberImportRoute, memberSearch } from '../features/members/index.ts'
import { authRoutes, mailboxRoutes, yourSignInRoute } from '../features/team/index.ts'
import { appQuery, appsQuery, newAppRoute, settingsRoutes } from '../features/apps/index.ts'
import { commerceRoutes } from '../features/commerce/index.ts'
import { formsRoute } from '../features/forms/index.ts'
import { libraryRoute, tagsRoute } from '../features/library/index.ts'
import { mediaRoute } from '../features/media/index.ts'
import { channelsRoute, inboxRoute, moderationRoute } from '../features/messaging/index.ts'
import { broadcastRoutes, mailRoute, pushRoute } from '../features/notifications/index.ts'
import { pagesRoutes } from '../features/pages/index.ts'
import { importRoutes } from '../features/portability/index.ts'
import { calendarRoute } from '../features/schedule/index.ts'
import { readLocal, writeLocal } from '../platform/local.ts'
import { queryClient } from '../platform/query-client.ts'
import { requireSignIn } from '../platform/require-sign-in.ts'
import { appRoute, addAppPreparation, rootRoute } from '../platform/routes.ts'
import { parseChoiceParam, parseTextParam, removeEmpty, type RawSearch } from '../platform/search-params.ts'
import { loadTexts } from '../platform/texts.tsx'
import { RootFrame } from './root-frame.tsx'
import { ErrorScreen, NotFoundScreen, PendingScreen } from './status-screens.tsx'

const LAST_APP = 'last_app'

/** `/`: the app last open here, else the first one, else the way to a first app. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async (context) => {
    await requireSignIn(context)
    const { apps } = await queryClient.ensureQueryData(appsQuery)
    const last = apps.find((app) => app.slug === readLocal(LAST_APP)) ?? apps[0]
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect
    throw last
      ? redirect({ to: '/apps/$slug', params: { slug: last.slug }, replace: true })
      : redirect({ to: '/new-app', replace: true })
  },
})

const homeRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  loader: () => loadTexts('studio_apps', 'studio_members', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/home-screen.tsx'), 'HomeScreen'),
})

/** The members of an app; search and sorting are in the URL. */
const membersRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members',
  validateSearch: memberSearch,
  loader: () => loadTexts('studio_members', 'studio_member_admin', 'studio_member_import'),
  component: lazyRouteComponent(() => import('./screens/member-list-screen.tsx'), 'MemberListScreen'),
})

const memberRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'members/$member_id',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      page: parseTextParam(raw['page']),
      at: parseTextParam(raw['at']),
      who: parseTextParam(raw['who']),
      tab: parseChoiceParam(raw['tab'], ['training', 'notifications']),
      session: parseTextParam(raw['session']),
    }),
  loader: () =>
    loadTexts(
      'studio_members',
      'studio_member_admin',
      'studio_products',
      'studio_training',
      'studio_notices',
      'editor',
      'pages',
    ),
  component: lazyRouteComponent(() => import('./screens/member-screen.tsx'), 'MemberDetailScreen'),
})

const teamRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/team',
  loader: () => loadTexts('studio_apps', 'studio_auth', 'studio_team'),
  component: lazyRouteComponent(() => import('./screens/team-screen.tsx'), 'TeamScreen'),
})

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/ui',
  component: lazyRouteComponent(() => import('./screens/gallery-screen.tsx'), 'GalleryScreen'),
})

const blockGalleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/blocks',
  loader: () => Promise.all([loadTexts('editor', 'blocks', 'pages', 'page'), loadBlockViews()]),
  component: lazyRouteComponent(() => import('./screens/block-gallery-screen.tsx'), 'BlockGalleryScreen'),
})

rootRoute.update({ component: RootFrame, notFoundComponent: NotFoundScreen, errorComponent: ErrorScreen })
addAppPreparation(async (slug) => {
  await Promise.all([queryClient.ensureQueryData(appQuery(slug)), loadTexts('studio_apps', 'publish')])
  writeLocal(LAST_APP, slug)
})
appRoute.update({ component: lazyRouteComponent(() => import('./frame/app-frame.tsx'), 'AppFrame') })

const tree = rootRoute.addChildren([
  startRoute,
  ...authRoutes,
  yourSignInRoute,
  newAppRoute,
  ...mailboxRoutes,
  galleryRoute,
  blockGalleryRoute,
  appRoute.addChildren([
    homeRoute,
    ...pagesRoutes,
    formsRoute,
    libraryRoute,
    tagsRoute,
    mediaRoute,
    ...importRoutes,
    ...commerceRoutes,
    membersRoute,
    invitationsRoute,
    memberImportRoute,
    memberRoute,
    calendarRoute,
    inboxRoute,
    channelsRoute,
    moderationRoute,
    ...broadcastRoutes,
    ...settingsRoutes,
    mailRoute,
    pushRoute,
    teamRoute,
  ]),
])

/** The studio's typed router. Screens are loaded on first navigation or hover. */
export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
