import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import type { InboxSearch } from './inbox/queries.ts'

/** Conversations of the team or of oneself; what is listed and which one is open are in the URL. */
export const inboxRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/inbox',
  validateSearch: (raw: RawSearch): InboxSearch =>
    removeEmpty({
      scope: parseChoiceParam(raw['scope'], ['team', 'mine']),
      view: parseChoiceParam(raw['view'], ['waiting', 'done']),
      unread: raw['unread'] === true ? true : undefined,
      assignee: parseTextParam(raw['assignee']),
      term: parseTextParam(raw['term'], 60),
      thread: parseTextParam(raw['thread']),
    }),
  loader: () => loadTexts('studio_inbox', 'studio_members', 'studio_training', 'studio_products'),
  component: lazyRouteComponent(() => import('./screens/inbox-screen.tsx'), 'InboxScreen'),
})

/** Reported messages and the rules of moderation; the view and the open case are in the URL. */
export const moderationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/moderation',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      status: parseChoiceParam(raw['status'], ['resolved', 'rules']),
      case: parseTextParam(raw['case']),
    }),
  loader: () => loadTexts('studio_moderation', 'studio_inbox'),
  component: lazyRouteComponent(() => import('./screens/moderation-screen.tsx'), 'ModerationScreen'),
})

/** The channels of the app, which every member reads. */
export const channelsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'messages/channels',
  loader: () => loadTexts('studio_channels'),
  component: lazyRouteComponent(() => import('./screens/channels-screen.tsx'), 'ChannelsScreen'),
})
