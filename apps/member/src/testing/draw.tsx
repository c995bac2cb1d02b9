import { loadAllViews } from '@foyer/content/views'
import type { HostMember } from '@foyer/content/views'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { messagesFor } from '@foyer/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createAccessTrees } from '../features/access/index.ts'
import {
  createBoundedLookup,
  createPageCache,
  createPageSource,
  PagesContext,
} from '../features/pages/index.ts'
import type { PageMember, PagePlaces, Pages } from '../features/pages/index.ts'
import { createApi } from '../platform/api/create-api.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { PlatformContext } from '../platform/platform.ts'
import type { AppLocation } from '../platform/routing/app-location.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { memoryRecords } from '../platform/storage/memory-records.ts'
import { createStore } from '../platform/store.ts'
import { FRAME_TEXTS } from '../platform/texts/text-store.ts'
import { TextsProvider } from '../platform/texts/texts-provider.tsx'
import { anApp } from './pages.ts'

// Markup is drawn in one go, as on the server.
await loadAllViews()

type Options = {
  app?: Partial<BootApp>
  locale?: string
  pages?: Partial<Pages>
  /** What later rooms put into pages, where something is drawn that has such a place. */
  places?: Partial<PagePlaces>
  member?: PageMember
  /** Who looks; not known yet where nobody is named. */
  viewer?: SessionState
  location?: Partial<AppLocation>
  /** Texts that come with a room, besides those of every page. */
  texts?: readonly string[]
}

/** The markup of something of the app, as the server draws it. */
export function draw(
  node: ReactNode,
  { app, locale = 'en', texts = [], pages, places, member, viewer, location }: Options = {},
): string {
  const made = createPlatform({
    app: anApp(app),
    locale,
    messages: messagesFor(locale, [...FRAME_TEXTS, ...texts]),
    readTexts: async () => ({}),
    loadApi: async () => createApi,
  })
  const session = { ...made.session, ...(viewer && { state: createStore<SessionState>(viewer) }) }
  const platform = { ...made, session, location: { ...made.location, ...location } }
  const state: Pages = {
    source: createPageSource(
      {
        ...{ app: platform.app, locale, api: platform.api, session: platform.session.state, now: () => 0 },
        cache: createPageCache({ records: memoryRecords(), earlier: async () => [] }),
        fetch: async () => new Response(null, { status: 404 }),
        pictures: () => [],
        changes: () => 0,
        prepare: async () => {},
        refresh: async () => {},
        onFailure: () => {},
      },
      async () => createBoundedLookup,
    ),
    trees: createAccessTrees({ read: async () => null, onFailure: () => {} }),
    boot: { path: null, index: null },
    member: createStore<PageMember | null>(member ?? null),
    now: createStore<HostMember | null>(null),
    places: {
      Follow: null,
      Now: null,
      panes: {},
      AddToSchedule: () => null,
      signIn: () => null,
      brand: () => null,
      ...places,
    },
    changes: createStore(0),
    accessChanged: async () => {},
    renew: () => {},
    attendLinks: () => () => {},
    tell: () => {},
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

/** The words of some markup, without its tags. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
