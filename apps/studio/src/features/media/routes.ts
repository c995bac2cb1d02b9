import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'
import { MEDIA_KINDS } from './media-search.ts'

/** The media library: its filters and the item that is open are in the URL. */
export const mediaRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'library/media',
  validateSearch: (raw: RawSearch) =>
    removeEmpty({
      term: parseTextParam(raw['term'], 80),
      kind: parseChoiceParam(raw['kind'], MEDIA_KINDS),
      use: parseChoiceParam(raw['use'], ['used', 'unused']),
      alt: parseChoiceParam(raw['alt'], ['missing']),
      item: parseTextParam(raw['item']),
    }),
  loader: () => loadTexts('studio_media', 'studio_import', 'studio_tags', 'editor', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/media-screen.tsx'), 'MediaScreen'),
})
