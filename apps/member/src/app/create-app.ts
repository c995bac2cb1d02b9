import { loadMessages } from 'virtual:foyer/messages'
import { createActivity, type Activity } from '../features/activity/index.ts'
import type { Pages } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { loadWithRetry } from '../platform/load-with-retry.ts'
import { logFailure } from '../platform/log.ts'
import { once } from '../platform/once.ts'
import type { Platform } from '../platform/platform.ts'
import { parseHash } from '../platform/routing/hash.ts'
import { startMemberPreview, memberPreview } from '../platform/storage/member-preview.ts'
import type { BootData } from './boot-data.ts'
import { createPages } from './create-pages.ts'
import { slots } from './slots.tsx'

/** Loading may fail without a network or after a deployment; the next caller then tries again. */
const deferred = once(() => loadWithRetry(() => import('./deferred.ts')))

/** The app of a document before it is drawn. */
export type CreatedApp = {
  platform: Platform
  pages: Pages
  record: Activity['record']
  /** Fetches and starts what the first drawing does without, again until it is there. */
  start: () => Promise<void>
}

/** Creates the app from the data in the document and connects it to the browser. */
export function createApp(data: BootData): CreatedApp {
  const code = takeQueryParameter('session')
  startMemberPreview(takeQueryParameter('viewing'), code)
  const platform = createPlatform({
    app: data.app,
    locale: data.locale,
    messages: data.messages,
    loadTexts: (features) => loadMessages(data.locale, features),
    loadApi: async () => (await deferred()).createApi,
  })
  const activity = createActivity({
    api: platform.api,
    app_slug: data.app.slug,
    isInCheckout: () => parseHash(location.hash).some(({ name }) => name === 'checkout'),
    is_preview: window.parent !== window || memberPreview() !== null,
  })
  const loadPageLookup = async () => (await deferred()).createTimedLookup
  const pages = createPages(platform, { boot: data, slots, record: activity.record, loadPageLookup })

  platform.location.key()
  platform.network.start()
  platform.mode.start()
  if (data.kind === 'missing' || data.kind === 'sign_in') pages.source.seed(location.pathname, data.kind)

  const start = async (): Promise<void> => {
    try {
      const { startApp } = await deferred()
      await startApp({ platform, pages, activity, code })
    } catch (error) {
      logFailure('start', error)
      await platform.network.waitUntilOnline(5000)
      await start()
    }
  }
  return { platform, pages, record: activity.record, start }
}

/** Reads a secret from the address and removes it at once, before anything can log or send it. */
function takeQueryParameter(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return value
}
