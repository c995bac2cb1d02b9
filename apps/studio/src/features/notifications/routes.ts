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
