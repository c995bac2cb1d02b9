import {
  isStudioMessage,
  type FrameMessage,
  type GrantRequestReason,
  type StudioMessage,
} from '@foyer/domain/preview'
import { createStore } from '#platform/store.ts'
import type { Store } from '#platform/store.ts'

/** The data that the studio has sent. Held in memory only and never stored. */
export type ActiveGrant = Pick<StudioMessage, 'grant' | 'shown_as' | 'page'>

/** State of the connection: `alone` when no studio opened the preview, `silent` when the studio does not respond. */
export type ConnectionState =
  | { status: 'waiting' | 'alone' | 'silent' }
  | { status: 'held'; activeGrant: ActiveGrant }

/** The line to the studio. */
export interface StudioConnection {
  state: Pick<Store<ConnectionState>, 'get' | 'initial' | 'subscribe'>
  /** Drops the grant and requests another one from the studio. */
  requestGrant: (reason: GrantRequestReason) => void
  /** Listens to the studio until it is stopped. */
  start: () => () => void
}

type MessageTarget = Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>
type StudioWindow = { postMessage: (message: unknown, origin: string) => void }

type Options = {
  ownWindow: MessageTarget
  /** The window that opened or frames this one; null where there is none. */
  studioWindow: StudioWindow | null
  /** The only origin for sending and receiving messages. */
  studio_origin: string
  nonce: string
  /** How long the studio may take to answer, in milliseconds. */
  timeout_ms?: number
}

/**
 * Creates the connection. Accepts only valid messages for this preview, from the window that opened or frames it, at
 * the studio's exact origin (security, "Preview").
 */
export function createStudioConnection(options: Options): StudioConnection {
  const { ownWindow, studioWindow, studio_origin, nonce, timeout_ms = 15_000 } = options
  const state = createStore<ConnectionState>({ status: studioWindow ? 'waiting' : 'alone' })
  let timeout: ReturnType<typeof setTimeout> | undefined

  const requestGrant = (reason: GrantRequestReason): void => {
    if (!studioWindow) return
    state.set({ status: 'waiting' })
    clearTimeout(timeout)
    timeout = setTimeout(() => state.set({ status: 'silent' }), timeout_ms)
    studioWindow.postMessage(
      { type: 'foyer:preview', nonce, wish: reason } satisfies FrameMessage,
      studio_origin,
    )
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!studioWindow || source !== studioWindow || origin !== studio_origin || !isStudioMessage(data, nonce))
      return
    clearTimeout(timeout)
    const { grant, shown_as, page } = data
    state.set({ status: 'held', activeGrant: { grant, shown_as, page } })
  }
  return {
    state,
    requestGrant,
    start: () => {
      ownWindow.addEventListener('message', onMessage)
      requestGrant('ready')
      return () => {
        clearTimeout(timeout)
        ownWindow.removeEventListener('message', onMessage)
      }
    },
  }
}

/** The studio's origin: the host that the app's own one is a name of. */
export function getStudioOrigin(app_origin: string, slug: string): string {
  const { protocol, host } = new URL(app_origin)
  if (!host.startsWith(`${slug}.`)) throw new Error('The origin of the app does not carry its name.')
  return `${protocol}//${host.slice(slug.length + 1)}`
}
