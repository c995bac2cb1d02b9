import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Messages } from '@foyer/i18n'
import { createToastQueue } from '@foyer/ui'
import { createNetwork } from './offline/network.ts'
import { once } from './once.ts'
import type { Platform } from './platform.ts'
import { createPreferences } from './preferences.ts'
import { createAppLocation } from './routing/app-location.ts'
import { createServices } from './services.ts'
import type { LoadApi } from './services.ts'
import { viewingTab } from './session/viewing-tab.ts'
import { createStore } from './store.ts'
import { readFrameTexts } from './texts/read-texts.ts'
import { createTextStore } from './texts/text-store.ts'
import { createModeControl } from './theme/color-mode.ts'

/** What a platform is made from. */
export type PlatformSeed = {
  app: BootApp
  locale: string
  /** The texts of the first drawing. */
  messages: Messages
  readTexts: (features: readonly string[]) => Promise<Messages>
  loadApi: LoadApi
}

/** Puts the platform together. Nothing of the browser is touched before something asks for it. */
export function createPlatform({ app, locale, messages, readTexts, loadApi }: PlatformSeed): Platform {
  const network = createNetwork()
  const texts = createTextStore(messages, readTexts)
  const { api, session, queue } = createServices({
    ...{ app, network, loadApi },
    ready: () => readFrameTexts({ texts }),
  })

  return {
    app,
    locale,
    api,
    session,
    network,
    queue,
    toasts: createToastQueue(),
    preferences: createPreferences(),
    location: createAppLocation(),
    texts,
    mode: createModeControl(),
    is_reloading: createStore(false),
    realtime: once(async () => {
      const { createRealtimeClient } = await import('./realtime/realtime-client.ts')
      return createRealtimeClient({
        open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/realtime`),
        // In a preview nothing is told live: the server lets no socket of one in.
        token: () => (viewingTab() ? null : (session.credentials()?.token ?? null)),
        onUnauthorized: () => void session.refresh(),
        pause: network.pause,
      })
    }),
  }
}
