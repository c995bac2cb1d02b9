import { loadMessages } from 'virtual:foyer/messages'
import type { Activity } from '../features/activity/index.ts'
import type { Pages } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { logFailure } from '../platform/log.ts'
import { once } from '../platform/once.ts'
import type { Platform } from '../platform/platform.ts'
import { parseHash } from '../platform/routing/hash.ts'
import { enterTab, viewingTab } from '../platform/session/viewing-tab.ts'
import type { BootData } from './boot-data.ts'
import { createPages } from './create-pages.ts'
import { places } from './places.tsx'
import { takeFromAddress } from './take-from-address.ts'

/** The app of a document before it is drawn, and what has to be told once it is. */
export type MadeApp = {
  platform: Platform
  pages: Pages
  record: Activity['record']
  /** Lets what comes later be fetched. */
  onDrawn: () => void
  /** Sets the rest going: asks for what comes later until it is there. */
  start: () => Promise<void>
}

/** Makes what is drawn out of what the document carries, and ties it to this browser. */
export function makeApp(data: BootData): MadeApp {
  const drawn = Promise.withResolvers<void>()
  const later = once(async () => {
    await drawn.promise
    return import('./later.ts')
  })
  const platform = createPlatform({
    app: data.app,
    locale: data.locale,
    messages: data.messages,
    readTexts: (features) => loadMessages(data.locale, features),
    stylesheet: data.stylesheet,
    services: async () => (await later()).createServices,
  })
  const activity = once(async () =>
    (await later()).createActivity({
      api: platform.api,
      app_slug: data.app.slug,
      isCheckingOut: () => parseHash(location.hash).some(({ name }) => name === 'checkout'),
      is_preview: window.parent !== window || viewingTab() !== null,
    }),
  )
  const record: Activity['record'] = (...news) =>
    void activity().then(
      (found) => found.record(...news),
      (error: unknown) => logFailure('activity', error),
    )
  const pages = createPages(platform, data, places, record, later)

  const code = takeFromAddress('session')
  enterTab(takeFromAddress('viewing'), code)
  platform.location.key()
  platform.network.start()
  platform.mode.start()
  if (data.kind === 'missing' || data.kind === 'sign_in') pages.source.seed(location.pathname, data.kind)

  const start = async (): Promise<void> => {
    try {
      const { startApp } = await later()
      await startApp({ platform, pages, activity: await activity(), code })
    } catch (error) {
      logFailure('start', error)
      await platform.network.pause(5000)
      await start()
    }
  }
  return { platform, pages, record, onDrawn: drawn.resolve, start }
}
