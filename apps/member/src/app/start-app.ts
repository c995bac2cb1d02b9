import type { Activity } from '../features/activity/index.ts'
import type { Pages } from '../features/pages/index.ts'
import { withPreview } from '@foyer/domain/preview'
import { drafts } from '../features/forms/drafts.ts'
import { followReading, forgetTranslations, renewPictures } from '../features/pages/index.ts'
import { whenIdle } from '../platform/idle.ts'
import { keepLanguage, keptLanguage } from '../platform/language/kept-language.ts'
import { exposeFailures, logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { keptQueries } from '../platform/queries/kept-queries.ts'
import { followLinks } from '../platform/routing/follow-links.ts'
import { createScrollMemory, followScroll } from '../platform/routing/scroll.ts'
import { viewingTab } from '../platform/session/viewing-tab.ts'
import { readFrameTexts } from '../platform/texts/read-texts.ts'
import { followHistory, createVersionWatch } from '../platform/version/version-watch.ts'
import { VERSION_MARKER, withoutMarker } from '../platform/version/version-marker.ts'
import { followLostParts } from './follow-lost-parts.ts'
import { isPreview } from './is-preview.ts'
import { isOfStudio } from './studio-preview-name.ts'
import { installOffer } from './install-offer.ts'

type Parts = {
  platform: Platform
  pages: Pick<Pages, 'accessChanged' | 'renew'>
  activity: Activity
  /** The one-time code that the address carried. */ code: string | null
}

/** Sets everything going that the first drawing does not need: address, session, texts, figures, service worker. */
export async function startApp({ platform, pages, activity, code }: Parts): Promise<void> {
  const { location: address, network, session, is_reloading } = platform
  const viewing = viewingTab()
  // Nothing of a member is shown before the words stand beside it that say who looks.
  if (viewing) await import('./viewing-banner.tsx')
  const is_preview = viewing !== null || isPreview(location.search)
  const shows_drafts = isOfStudio()
  const { search } = location
  if (new URLSearchParams(location.search).has(VERSION_MARKER)) {
    history.replaceState(history.state, '', withoutMarker(new URL(location.href)))
  }

  exposeFailures()
  history.scrollRestoration = 'manual'
  followLinks(document, (to) => address.navigate(withPreview(to, search)))
  followScroll({ location: address, memory: createScrollMemory(), view: window })
  followReading(window)
  renewPictures(document, pages.renew)
  const version = createVersionWatch({
    load: (url, { replace }) => (replace ? location.replace(url) : location.assign(url)),
    here: () => location.pathname + location.search + location.hash,
    ...{ is_reloading, is_online: network.state.get },
  })
  address.onNavigate(version.takeOver)
  followHistory(version)
  if (!is_preview) {
    activity.start()
    installOffer.start()
    followLostParts(version)
  }
  if (!viewing && !shows_drafts) queueFollowsMember(platform)
  if (!shows_drafts) placeFollowsMember(platform)
  platform.session.onLeave(forgetTranslations)
  platform.session.onLeave(() => keptQueries.clear())
  platform.session.onLeave(drafts.forget)
  platform.session.onLeave(() => {
    if (keptLanguage()?.origin === 'member') keepLanguage(null)
  })

  void readFrameTexts(platform)
  // Whoever is signed in here has nothing to do with what the studio shows.
  const checked = shows_drafts ? Promise.resolve() : session.start(code)
  whenIdle(() => {
    // What is shown without a network is fetched before the network goes.
    fetchAhead('connection card', import('./connection-card.tsx'))
    fetchAhead('page states', import('../features/pages/other-states.tsx'))
    if (!shows_drafts)
      void import('./follow-access.ts').then(
        ({ followAccess }) => followAccess(platform, pages),
        (error: unknown) => logFailure('member channel', error),
      )
    // A link leads elsewhere once it is known who looks, so nobody counts on the page before.
    void checked.finally(() => (document.documentElement.dataset['ready'] = ''))
    if (!is_preview)
      void import('./register-worker.ts').then(({ registerWorker }) => registerWorker(platform, version))
    if (viewing) void import('./register-worker.ts').then(({ wipeBehind }) => wipeBehind(platform))
  })
}

function fetchAhead(what: string, part: Promise<unknown>): void {
  part.catch((error: unknown) => logFailure(what, error))
}

/** The place beside a start page is held for members alone; before the first paint the head's script has guessed it. */
function placeFollowsMember({ session }: Platform): void {
  const follow = (): void => {
    const { status } = session.state.get()
    if (status === 'unchecked') return
    document.documentElement.toggleAttribute('data-is-member', status === 'authenticated')
  }
  session.state.subscribe(follow)
  follow()
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
