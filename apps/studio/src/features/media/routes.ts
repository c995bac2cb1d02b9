import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../../platform/routes.ts'
import {
  parseChoiceParam,
  parseTextParam,
  removeEmpty,
  type RawSearch,
} from '../../platform/search-params.ts'
import { loadTexts } from '../../platform/texts.tsx'

/** The kinds of the library, as its tabs have them. */
export const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const

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
  loader: () => loadTexts('studio_media', 'studio_import', 'editor', 'blocks'),
  component: lazyRouteComponent(() => import('./screens/media-screen.tsx'), 'MediaScreen'),
})

/** The search of the media library. */
export type MediaSearch = {
  term?: string
  kind?: (typeof MEDIA_KINDS)[number]
  use?: 'used' | 'unused'
  alt?: 'missing'
  item?: string
}
