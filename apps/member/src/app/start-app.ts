import type { Activity } from '../features/activity/index.ts'
import { exposeFailures, logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { followLinks } from '../platform/routing/follow-links.ts'
import { createScrollMemory, followScroll } from '../platform/routing/scroll.ts'
import { FRAME_TEXTS } from '../platform/texts/text-store.ts'
import { VERSION_MARKER, withoutMarker } from '../platform/version/version-marker.ts'
import { isPreview } from './preview-frame.tsx'
import { installOffer } from './install-offer.ts'

type Parts = { platform: Platform; activity: Activity }

/** Sets everything going that the first drawing does not need: address, session, texts, figures, service worker. */
export function startApp({ platform, activity }: Parts): void {
  const { location: address, session, network, mode, styles, texts, version } = platform
  const code = takeFromAddress('session')
  const is_preview = isPreview(location.search)
  if (new URLSearchParams(location.search).has(VERSION_MARKER)) {
    history.replaceState(history.state, '', withoutMarker(new URL(location.href)))
  }

  exposeFailures()
  history.scrollRestoration = 'manual'
  address.key()
  network.start()
  mode.start()
  followLinks(document, address.navigate)
  followScroll({ location: address, memory: createScrollMemory(), view: window })
  address.onNavigate(version.takeOver)
  if (!is_preview) {
    activity.start()
    installOffer.start()
  }
  queueFollowsMember(platform)

  void texts.load(FRAME_TEXTS).catch((error: unknown) => logFailure('texts', error))
  void session.start(code)
  whenIdle(() => {
    void styles.load().catch((error: unknown) => logFailure('styles', error))
    // What is shown without a network has to be here before the network goes.
    void import('./connection-card.tsx').catch((error: unknown) => logFailure('connection card', error))
    void import('../features/pages/other-states.tsx').catch((error: unknown) =>
      logFailure('page states', error),
    )
    void import('./follow-access.ts').then(
      ({ followAccess }) => followAccess(platform),
      (error: unknown) => logFailure('member channel', error),
    )
    document.documentElement.dataset['ready'] = ''
    if (!is_preview)
      void import('./register-worker.ts').then(({ registerWorker }) => registerWorker(platform))
  })
}

/** Reads a secret out of the address and strips it at once, before anything can log or send it. */
function takeFromAddress(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return value
}

function queueFollowsMember({ session, queue }: Platform): void {
  let owner: string | null = null
  const follow = (): void => {
    const state = session.state.get()
    if (state.status !== 'authenticated') return
    if (state.user.id !== owner) {
      owner = state.user.id
      void queue.open(owner)
    } else if (state.token !== null) void queue.flush()
  }
  session.state.subscribe(follow)
  session.onLeave(async () => {
    owner = null
    await queue.wipe()
  })
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 300)
}
