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
