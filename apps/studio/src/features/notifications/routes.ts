import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** The settings of the mail that an app sends. */
export const mailRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/email',
  loader: () => loadTexts('studio_apps', 'studio_mail'),
  component: lazyRouteComponent(() => import('./screens/mail-screen.tsx'), 'MailScreen'),
})

/** By which services push messages reach apps from a store. */
export const pushRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/push',
  loader: () => loadTexts('studio_apps', 'studio_push', 'studio_sign_in'),
  component: lazyRouteComponent(() => import('./screens/push-screen.tsx'), 'PushScreen'),
})

const broadcastsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/broadcasts',
  loader: () => loadTexts('studio_broadcasts'),
  component: lazyRouteComponent(() => import('./screens/broadcasts-screen.tsx'), 'BroadcastsScreen'),
})

const broadcastRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/broadcasts/$broadcast_id',
  loader: () => loadTexts('studio_broadcasts', 'studio_notices', 'pages', 'editor'),
  component: lazyRouteComponent(() => import('./screens/broadcast-screen.tsx'), 'BroadcastScreen'),
})

/** What the owner writes to members. */
export const broadcastRoutes = [broadcastsRoute, broadcastRoute]
