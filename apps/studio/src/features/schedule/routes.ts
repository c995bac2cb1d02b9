import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { CALENDAR_KINDS, CALENDAR_VIEWS } from './calendar-entries.ts'

/** What takes place in an app; the view, its day and the kind shown alone are in the URL. */
export const calendarRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'calendar',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      view: parseChoiceParam(raw['view'], CALENDAR_VIEWS),
      day: parseTextParam(raw['day'], 10),
      kind: parseChoiceParam(raw['kind'], CALENDAR_KINDS),
    }),
  loader: () => loadTexts('studio_calendar', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/calendar-screen.tsx'), 'CalendarScreen'),
})
