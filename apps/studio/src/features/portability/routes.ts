import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  removeEmpty,
  parseTextParam,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { ROW_ACTIONS } from './import-state.ts'

const importRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library/import',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({ run: parseTextParam(raw['run']), action: parseChoiceParam(raw['action'], ROW_ACTIONS) }),
  loader: () => loadTexts('studio_import'),
  component: lazyRouteComponent(() => import('./screens/import-screen.tsx'), 'ImportScreen'),
})

const workoutImportRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library/import-workouts',
  loader: () => loadTexts('studio_import', 'studio_workout_import'),
  component: lazyRouteComponent(() => import('./workouts/workout-import-screen.tsx'), 'WorkoutImportScreen'),
})

const eventImportRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'calendar/import',
  loader: () => loadTexts('studio_event_import', 'pages'),
  component: lazyRouteComponent(() => import('./events/event-import-screen.tsx'), 'EventImportScreen'),
})

/** The imports of a library and of events. */
export const importRoutes = [importRoute, workoutImportRoute, eventImportRoute] as const
