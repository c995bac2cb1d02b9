import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Messages } from '@foyer/i18n'
import { createToastQueue } from '@foyer/ui'
import { createApi } from './api/create-api.ts'
import type { AnyCall } from './api/create-api.ts'
import { createDevice } from './device.ts'
import { logFailure } from './log.ts'
import { createNetwork, watchedFetch } from './offline/network.ts'
import { createWriteQueue } from './offline/write-queue.ts'
import type { WaitingWrite } from './offline/write-queue.ts'
import type { Platform } from './platform.ts'
import { createPreferences } from './preferences.ts'
import { createAppLocation } from './routing/app-location.ts'
import { createSession } from './session/session-store.ts'
import type { Remembered } from './session/session-state.ts'
import { memoryRecords, openRecords } from './storage/records.ts'
import { createStyles } from './styles/sheet.ts'
import { createTextStore, FRAME_TEXTS } from './texts/text-store.ts'
import { createModeControl } from './theme/color-mode.ts'
import { createVersionWatch } from './version/version-watch.ts'

/** What a platform is made from. */
export type PlatformSeed = {
  app: BootApp
  locale: string
  /** The texts of the first drawing. */
  messages: Messages
  readTexts: (features: readonly string[]) => Promise<Messages>
  /** Address of the sheet of the whole app. */
  stylesheet: string
  /** `server` draws once and keeps nothing. */
  place: 'browser' | 'server'
}

/** Puts the platform together. Nothing of the browser is touched before something asks for it. */
export function createPlatform({
  app,
  locale,
  messages,
  readTexts,
  stylesheet,
  place,
}: PlatformSeed): Platform {
  const device = createDevice()
  const network = createNetwork()
  const people = place === 'browser' ? openRecords<Remembered>('member') : memoryRecords<Remembered>()
  const writes = place === 'browser' ? openRecords<WaitingWrite>('writes') : memoryRecords<WaitingWrite>()

  const texts = createTextStore(messages, readTexts)
  const session = createSession({
    api: () => api,
    pause: network.pause,
    may_be_known: () => /(?:^|; )signed_in=1/.test(document.cookie),
    ready: () => texts.load(FRAME_TEXTS).catch((error: unknown) => logFailure('texts', error)),
    memory: {
      read: async () => (await people.get(app.id)) ?? null,
      write: (remembered) => (remembered ? people.set(app.id, remembered) : people.clear()),
    },
  })
  const api = createApi({
    app_slug: app.slug,
    device,
    credentials: session.credentials,
    onRefused: session.tokenRefused,
    fetch: watchedFetch(network, (input, init) => fetch(input, init)),
  })
  const queue = createWriteQueue({ call: api as AnyCall, records: writes, pause: network.pause })
  const token = (): string | null => session.credentials()?.token ?? null

  return {
    app,
    locale,
    api,
    session,
    network,
    queue,
    device,
    toasts: createToastQueue(),
    preferences: createPreferences(),
    location: createAppLocation(),
    texts,
    styles: createStyles(stylesheet),
    mode: createModeControl(),
    version: createVersionWatch((url) => location.assign(url)),
    realtime: once(async () => {
      const { createRealtimeClient } = await import('./realtime/realtime-client.ts')
      return createRealtimeClient({
        open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/realtime`),
        token,
        onUnauthorized: () => void session.refresh(),
        pause: network.pause,
      })
    }),
  }
}

/** Does the work at the first call; after a failure, at the next one again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}
