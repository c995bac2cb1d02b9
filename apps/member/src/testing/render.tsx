import { loadAllViews } from '@foyer/content/views'
import type { HomeSummary } from '@foyer/content/views'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { getMessages } from '@foyer/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAccessTrees } from '../features/access/index.ts'
import {
  createTimedLookup,
  createPageCache,
  createPageSource,
  PagesContext,
} from '../features/pages/index.ts'
import type { PageMemberState, PageSlots, Pages } from '../features/pages/index.ts'
import { createApi } from '../platform/api/create-api.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { PlatformContext } from '../platform/platform.ts'
import type { AppLocation } from '../platform/routing/app-location.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { memoryRecords } from '../platform/storage/memory-records.ts'
import { createStore } from '../platform/store.ts'
import { LAYOUT_TEXTS } from '../platform/texts/text-store.ts'
import { TextsProvider } from '../platform/texts/texts-provider.tsx'
import { anApp } from './pages.ts'

// Markup is drawn in one go, as on the server.
await loadAllViews()

type Options = {
  app?: Partial<BootApp>
  locale?: string
  pages?: Partial<Pages>
  /** Slots of the page that the rendered component uses. */
  slots?: Partial<PageSlots>
  member?: PageMemberState
  /** The session of the viewer; unchecked by default. */
  viewer?: SessionState
  location?: Partial<AppLocation>
  /** Whether there is a network; there is by default. */
  is_online?: boolean
  /** Features whose texts are loaded, besides those of every page. */
  texts?: readonly string[]
}

/** The markup of something of the app, as the server draws it. */
export function renderMarkup(
  node: ReactNode,
  { app, locale = 'en', texts = [], pages, slots, member, viewer, location, is_online = true }: Options = {},
): string {
  const base = createPlatform({
    app: anApp(app),
    locale,
    messages: getMessages(locale, [...LAYOUT_TEXTS, ...texts]),
    loadTexts: async () => ({}),
    loadApi: async () => createApi,
  })
  const session = { ...base.session, ...(viewer && { state: createStore<SessionState>(viewer) }) }
  const network = { ...base.network, state: createStore(is_online) }
  const platform = { ...base, session, location: { ...base.location, ...location }, network }
  const state: Pages = {
    source: createPageSource(
      {
        app: platform.app,
        locale,
        api: platform.api,
        session: platform.session.state,
        now: () => 0,
        cache: createPageCache({ records: memoryRecords(), listCachedKeys: async () => [] }),
        fetch: async () => new Response(null, { status: 404 }),
        pictures: () => [],
        changes: () => 0,
        preloadViews: async () => {},
        refreshSession: async () => {},
        onFailure: () => {},
      },
      async () => createTimedLookup,
    ),
    trees: createAccessTrees({ loadTree: async () => null, onFailure: () => {} }),
    boot: { path: null, index: null },
    member: createStore<PageMemberState | null>(member ?? null),
    now: createStore<HomeSummary | null>(null),
    slots: {
      MemberSync: null,
      HomeSync: null,
      Bell: null,
      panes: {},
      StartLink: null,
      AddToSchedule: () => null,
      signIn: () => null,
      brand: () => null,
      ...slots,
    },
    changes: createStore(0),
    invalidateAccess: async () => {},
    refetch: () => {},
    observeLinks: () => () => {},
    track: () => {},
    ...pages,
  }
  return renderToStaticMarkup(
    <PlatformContext value={platform}>
      <TextsProvider>
        <PagesContext value={state}>{node}</PagesContext>
      </TextsProvider>
    </PlatformContext>,
  )
}

/** The text of some markup, without its tags. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
