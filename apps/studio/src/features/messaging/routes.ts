import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** Reported messages and the rules of moderation; the view and the open case are in the URL. */
export const moderationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/moderation',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      status: parseChoiceParam(raw['status'], ['resolved', 'rules']),
      case: parseTextParam(raw['case']),
    }),
  loader: () => loadTexts('studio_moderation'),
  component: lazyRouteComponent(() => import('./screens/moderation-screen.tsx'), 'ModerationScreen'),
})

/** The channels of the app, which every member reads. */
export const channelsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/channels',
  loader: () => loadTexts('studio_channels'),
  component: lazyRouteComponent(() => import('./screens/channels-screen.tsx'), 'ChannelsScreen'),
})
