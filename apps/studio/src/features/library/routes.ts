import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import { parseChoiceParam, removeEmpty, type RawSearch } from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { parseExerciseSearch } from './exercises/exercise-search.ts'
import { LIBRARY_TYPES } from './library-types.ts'

/** Exercises, workouts, meals and other library pages by name; the search is in the URL. */
export const libraryRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({ ...parseExerciseSearch(raw), type: parseChoiceParam(raw['type'], LIBRARY_TYPES) }),
  loader: () => loadTexts('studio_import', 'studio_exercises', 'editor', 'blocks', 'pages'),
  component: lazyRouteComponent(() => import('./screens/library-screen.tsx'), 'LibraryScreen'),
})
