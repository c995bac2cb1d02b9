import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Messages } from '@foyer/i18n'
import { createToastQueue } from '@foyer/ui'
import { createNetwork } from './offline/network.ts'
import { once } from './once.ts'
import type { Platform } from './platform.ts'
import { createPreferences } from './preferences.ts'
import { createAppLocation } from './routing/app-location.ts'
import { createServices } from './services.ts'
import type { LoadCreateApi } from './services.ts'
import { memberPreview } from './session/member-preview.ts'
import { createStore } from './store.ts'
import { loadLayoutTexts } from './texts/load-layout-texts.ts'
import { createTextStore } from './texts/text-store.ts'
import { createColorModeControl } from './theme/color-mode.ts'

/** What a platform is made from. */
export type PlatformOptions = {
  app: BootApp
  locale: string
  /** The texts of the first drawing. */
  messages: Messages
  loadTexts: (features: readonly string[]) => Promise<Messages>
  loadApi: LoadCreateApi
}

/** Puts the platform together. Nothing of the browser is touched before something asks for it. */
export function createPlatform({ app, locale, messages, loadTexts, loadApi }: PlatformOptions): Platform {
  const network = createNetwork()
  const texts = createTextStore(messages, loadTexts)
  const { api, session, queue } = createServices({
    app,
    network,
    loadApi,
    prepareUi: () => loadLayoutTexts({ texts }),
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
    mode: createColorModeControl(),
    is_reloading: createStore(false),
    realtime: once(async () => {
      const { createRealtimeClient } = await import('./realtime/realtime-client.ts')
      return createRealtimeClient({
        open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/realtime`),
        // In a preview nothing is told live: the server lets no socket of one in.
        token: () => (memberPreview() ? null : (session.credentials()?.token ?? null)),
        onUnauthorized: () => void session.refresh(),
        waitUntilOnline: network.waitUntilOnline,
      })
    }),
  }
}
