import type { Activity } from '../features/activity/index.ts'
import type { Pages } from '../features/pages/index.ts'
import { withPreviewParam } from '@foyer/domain/preview'
import { reportFollowedLinks } from '../features/notifications/report-links.ts'
import { drafts } from '../features/forms/drafts.ts'
import { trackReadingProgress, clearTranslations, refreshImages } from '../features/pages/index.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { storeLanguage, readStoredLanguage } from '../platform/language/stored-language.ts'
import { exposeFailures, logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { revealWaitingParts } from '../platform/start/reveal-waiting-parts.ts'
import { queryStorage } from '../platform/queries/query-storage.ts'
import { interceptLinks } from '../platform/routing/intercept-links.ts'
import { createScrollMemory, restoreScroll } from '../platform/routing/scroll-restoration.ts'
import { memberPreview } from '../platform/storage/member-preview.ts'
import { rememberReferral } from '../platform/storage/referral.ts'
import { loadLayoutTexts } from '../platform/texts/load-layout-texts.ts'
import { reloadOnHistoryChange, createVersionWatcher } from '../platform/version/version-watcher.ts'
import { CACHE_BUSTER_PARAM, removeCacheBuster } from '../platform/version/version-marker.ts'
import { recoverFromMissingChunks } from './recover-from-missing-chunks.ts'
import { isPreview } from './is-preview.ts'
import { isStudioPreview } from './studio-preview-nonce.ts'
import { installPromptEvent } from './install-prompt-event.ts'

type Dependencies = {
  platform: Platform
  pages: Pick<Pages, 'invalidateAccess' | 'refetch' | 'source'>
  activity: Activity
  /** The one-time code that the address carried. */ code: string | null
}

/** Starts what the first render does not need: address, session, texts, analytics, service worker. */
export async function startApp({ platform, pages, activity, code }: Dependencies): Promise<void> {
  const { location: address, network, session, is_reloading } = platform
  const viewing = memberPreview()
  // Load the banner first: no member data may be shown without it.
  if (viewing) await import('./viewing-banner.tsx')
  const is_preview = viewing !== null || isPreview(location.search)
  const shows_drafts = isStudioPreview()
  const { search } = location
  rememberReferral(search)
  if (new URLSearchParams(location.search).has(CACHE_BUSTER_PARAM)) {
    history.replaceState(history.state, '', removeCacheBuster(new URL(location.href)))
  }

  exposeFailures()
  history.scrollRestoration = 'manual'
  interceptLinks(document, (to) => address.navigate(withPreviewParam(to, search)))
  restoreScroll({ location: address, memory: createScrollMemory(), view: window })
  trackReadingProgress(window)
  refreshImages(document, pages.refetch)
  const version = createVersionWatcher({
    load: (url, { replace }) => (replace ? location.replace(url) : location.assign(url)),
    currentAddress: () => location.pathname + location.search + location.hash,
    is_reloading,
    is_online: network.state.get,
  })
  address.onNavigate(version.reloadTo)
  reloadOnHistoryChange(version)
  if (!shows_drafts)
    void import('./search-keys.ts').then(
      ({ openSearchByKeys }) =>
        openSearchByKeys(document, {
          location: { navigate: (to) => address.navigate(withPreviewParam(to, search)) },
          label: platform.app.name,
        }),
      (error: unknown) => logFailure('search keys', error),
    )
  if (!is_preview) {
    activity.start()
    reportFollowedLinks(platform.api)
    installPromptEvent.start()
    recoverFromMissingChunks(version)
  }
  if (!viewing && !shows_drafts) syncQueueOwner(platform)
  if (!shows_drafts) syncMemberAttribute(platform)
  platform.session.onSignOut(clearTranslations)
  platform.session.onSignOut(() => queryStorage.clear())
  platform.session.onSignOut(drafts.clear)
  platform.session.onSignOut(() => {
    if (readStoredLanguage()?.origin === 'member') storeLanguage(null)
  })

  void loadLayoutTexts(platform)
  // A preview of drafts does not use the session of the member who is signed in here.
  const sessionStarted = shows_drafts ? Promise.resolve() : session.start(code)
  void sessionStarted.then(() => {
    if (session.state.get().status === 'unchecked') revealWaitingParts()
  })
  whenIdle(() => {
    // Prefetch what is shown offline while there is a network.
    prefetch('connection card', import('./connection-card.tsx'))
    prefetch('page states', import('../features/pages/components/failed-states.tsx'))
    if (!shows_drafts)
      void import('./watch-access.ts').then(
        ({ watchAccess }) => watchAccess(platform, pages),
        (error: unknown) => logFailure('member channel', error),
      )
    if (!is_preview && !shows_drafts)
      void import('./offline-storage.ts').then(
        ({ startOfflineStorage }) => startOfflineStorage(platform, pages.source),
        (error: unknown) => logFailure('offline storage', error),
      )
    // Links may change once the viewer is known, so tests wait for this flag.
    void sessionStarted.finally(() => (document.documentElement.dataset['ready'] = ''))
    if (!is_preview)
      void import('./register-worker.ts').then(({ registerWorker }) => registerWorker(platform, version))
    if (viewing)
      void import('./register-worker.ts').then(({ wipeAfterPreview }) => wipeAfterPreview(platform))
  })
}

function prefetch(label: string, chunk: Promise<unknown>): void {
  chunk.catch((error: unknown) => logFailure(label, error))
}

/**
 * Reserves the space beside the start page for members only; the script in the head guesses it before the first
 * paint.
 */
function syncMemberAttribute({ session }: Platform): void {
  const sync = (): void => {
    const { status } = session.state.get()
    if (status === 'unchecked') return
    document.documentElement.toggleAttribute('data-is-member', status === 'authenticated')
  }
  session.state.subscribe(sync)
  sync()
}

function syncQueueOwner({ session, queue }: Platform): void {
  let owner: string | null = null
  let ending: Promise<void> | undefined
  const sync = (): void => {
    const state = session.state.get()
    if (state.status !== 'authenticated') return
    if (state.user.id !== owner) {
      owner = state.user.id
      void queue.open(owner)
    } else if (state.token !== null) void queue.flush()
  }
  session.state.subscribe(sync)
  session.onSignOut(async ({ is_expired }) => {
    if (owner !== null) ending = is_expired ? queue.suspend() : queue.clear()
    owner = null
    await ending
  })
}
