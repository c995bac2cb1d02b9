import { isOfStudio, type FrameMessage, type PreviewWish, type StudioMessage } from '@foyer/domain/preview'
import { createStore } from '#platform/store.ts'
import type { Store } from '#platform/store.ts'

/** What the studio has handed over. It is held here and written down nowhere. */
export type HeldGrant = Pick<StudioMessage, 'grant' | 'shown_as' | 'page'>

/** How the preview stands with the studio: `alone` where no studio opened it, `silent` where none answers. */
export type LinkState = { status: 'waiting' | 'alone' | 'silent' } | { status: 'held'; held: HeldGrant }

/** The line to the studio. */
export interface PreviewLink {
  state: Pick<Store<LinkState>, 'get' | 'initial' | 'subscribe'>
  /** Gives up the grant and asks the studio for another one. */
  ask: (wish: PreviewWish) => void
  /** Listens to the studio until it is stopped. */
  start: () => () => void
}

type Window = Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>
type Partner = { postMessage: (message: unknown, origin: string) => void }

type Options = {
  here: Window
  /** The window that opened or frames this one; null where there is none. */
  partner: Partner | null
  /** The only origin that is spoken to and listened to. */
  studio_origin: string
  nonce: string
  /** How long the studio may take to answer, in milliseconds. */
  patience_ms?: number
}

/**
 * Makes the line. Only the window that opened this one is listened to, only while it is of the studio's exact origin,
 * and only messages of the right shape for this very preview count (security, "Preview").
 */
export function createPreviewLink(options: Options): PreviewLink {
  const { here, partner, studio_origin, nonce, patience_ms = 15_000 } = options
  const state = createStore<LinkState>({ status: partner ? 'waiting' : 'alone' })
  let patience: ReturnType<typeof setTimeout> | undefined

  const ask = (wish: PreviewWish): void => {
    if (!partner) return
    state.set({ status: 'waiting' })
    clearTimeout(patience)
    patience = setTimeout(() => state.set({ status: 'silent' }), patience_ms)
    partner.postMessage({ type: 'foyer:preview', nonce, wish } satisfies FrameMessage, studio_origin)
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!partner || source !== partner || origin !== studio_origin || !isOfStudio(data, nonce)) return
    clearTimeout(patience)
    const { grant, shown_as, page } = data
    state.set({ status: 'held', held: { grant, shown_as, page } })
  }
  return {
    state,
    ask,
    start: () => {
      here.addEventListener('message', onMessage)
      ask('ready')
      return () => {
        clearTimeout(patience)
        here.removeEventListener('message', onMessage)
      }
    },
  }
}

/** The studio's origin: the host that the app's own one is a name of. */
export function studioOriginOf(app_origin: string, slug: string): string {
  const { protocol, host } = new URL(app_origin)
  if (!host.startsWith(`${slug}.`)) throw new Error('The origin of the app does not carry its name.')
  return `${protocol}//${host.slice(slug.length + 1)}`
}
