import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { requireSignIn } from '../../platform/require-sign-in.ts'
import { appRoute, rootRoute } from '../../platform/routes.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** The route of the screen that creates an app. */
export const newAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-app',
  beforeLoad: requireSignIn,
  loader: () => loadTexts('studio_apps', 'studio_domains', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/new-app-screen.tsx'), 'NewAppScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings',
  beforeLoad: ({ params }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect
    throw redirect({ to: '/apps/$slug/settings/theme', params: { slug: params.slug }, replace: true })
  },
})

const themeRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/theme',
  loader: () => loadTexts('studio_apps', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/theme-screen.tsx'), 'ThemeScreen'),
})

const generalRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/general',
  loader: () => loadTexts('studio_apps', 'studio_domains'),
  component: lazyRouteComponent(() => import('./screens/general-screen.tsx'), 'GeneralScreen'),
})

const accessRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/access',
  loader: () => loadTexts('studio_apps'),
  component: lazyRouteComponent(() => import('./screens/access-screen.tsx'), 'AccessScreen'),
})

const messagingRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/messaging',
  loader: () => loadTexts('studio_apps', 'studio_messaging'),
  component: lazyRouteComponent(() => import('./screens/messaging-screen.tsx'), 'MessagingScreen'),
})

const signInRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/sign-in',
  loader: () => loadTexts('studio_apps', 'studio_sign_in'),
  component: lazyRouteComponent(() => import('./screens/sign-in-screen.tsx'), 'SignInScreen'),
})

/** The settings routes of an app; later features add their own sections. */
export const settingsRoutes = [
  settingsRoute,
  themeRoute,
  generalRoute,
  accessRoute,
  messagingRoute,
  signInRoute,
] as const
