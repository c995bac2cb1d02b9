import { loadBlockViews } from '#editor/load-block-views.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import { removeEmpty, parseTextParam, type RawSearch } from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'

const pagesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages',
  validateSearch: (raw: RawSearch) => removeEmpty({ term: parseTextParam(raw['term']) }),
  loader: () => loadTexts('editor', 'publish', 'blocks', 'pages', 'page', 'studio_tags', 'studio_library'),
  component: lazyRouteComponent(() => import('./screens/pages-screen.tsx'), 'PagesScreen'),
})

const overlaysRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/overlays',
  loader: () => loadTexts('editor', 'publish', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/overlays-screen.tsx'), 'OverlaysScreen'),
})

const releasesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/releases',
  loader: () => loadTexts('editor', 'publish', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/releases-screen.tsx'), 'ReleasesScreen'),
})

const deletedRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/deleted',
  loader: () => loadTexts('editor', 'publish', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/deleted-screen.tsx'), 'DeletedScreen'),
})

const navigationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/navigation',
  loader: () => loadTexts('studio_apps', 'studio_navigation', 'editor', 'pages', 'blocks'),
  component: lazyRouteComponent(() => import('./navigation/navigation-screen.tsx'), 'NavigationScreen'),
})

const attributesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'settings/attributes',
  loader: () => loadTexts('studio_apps', 'studio_attributes', 'blocks'),
  component: lazyRouteComponent(() => import('./attributes/attributes-screen.tsx'), 'AttributesScreen'),
})

const editorRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/$page_id',
  staticData: { is_full: true },
  validateSearch: (raw: RawSearch) => removeEmpty({ block: parseTextParam(raw['block']) }),
  loader: () =>
    Promise.all([
      loadTexts(
        'editor',
        'publish',
        'blocks',
        'pages',
        'page',
        'studio_members',
        'studio_tags',
        'content_rule',
      ),
      loadBlockViews(),
    ]),
  component: lazyRouteComponent(() => import('./screens/editor-screen.tsx'), 'EditorScreen'),
})

const planRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'pages/$page_id/plan',
  loader: () => loadTexts('studio_planner', 'studio_import', 'editor', 'blocks'),
  component: lazyRouteComponent(() => import('./planner/planner-screen.tsx'), 'PlannerScreen'),
})

/** The page tree, the overlays, the releases, deleted pages, the navigation, the editor of one page, and the plan of a program. */
export const pagesRoutes = [
  pagesRoute,
  overlaysRoute,
  releasesRoute,
  deletedRoute,
  navigationRoute,
  attributesRoute,
  editorRoute,
  planRoute,
] as const
