import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** What members answered to a form, at the address of its page. */
export const formsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/$page_id/answers',
  loader: () => loadTexts('studio_forms'),
  component: lazyRouteComponent(() => import('./screens/form-answers-screen.tsx'), 'FormAnswersScreen'),
})
