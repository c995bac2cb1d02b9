import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { parseLibrarySearch } from './library-search.ts'

/** Exercises, workouts, meals and other library pages by name; the search is in the URL. */
export const libraryRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library',
  validateSearch: parseLibrarySearch,
  loader: () =>
    loadTexts(
      'studio_library',
      'studio_tags',
      'studio_import',
      'studio_exercises',
      'studio_members',
      'editor',
      'blocks',
      'pages',
    ),
  component: lazyRouteComponent(() => import('./screens/library-screen.tsx'), 'LibraryScreen'),
})

/** The tags of the app; the search is in the URL. */
export const tagsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library/tags',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      term: parseTextParam(raw['term'], 40),
      sort: parseChoiceParam(raw['sort'], ['name', 'pages']),
      dir: parseChoiceParam(raw['dir'], ['asc', 'desc']),
    }),
  loader: () => loadTexts('studio_tags', 'studio_library', 'studio_import', 'blocks', 'editor'),
  component: lazyRouteComponent(() => import('./tags/tags-screen.tsx'), 'TagsScreen'),
})
