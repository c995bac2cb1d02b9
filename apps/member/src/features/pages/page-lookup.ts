import type { BootApp } from '@foyer/contract/apps/shapes'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import type { PageBody, PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import { isVerified, viewerKey } from '../../platform/session/session-state.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { isStorageAvailable } from '../../platform/storage/records.ts'
import type { Store } from '../../platform/store.ts'
import { selectOfflinePages } from './offline-pages.ts'
import type { OfflinePages } from './offline-pages.ts'
import { pageKey, PUBLIC_VIEWER } from './page-cache.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { indexUrl } from './page-paths.ts'
import { parseDenial, type Denial, type PageResult, type PageState } from './page-state.ts'
import { applyTranslation, createTranslations, type Translations } from './translations.ts'
import { retainShownImages } from './refresh-images.ts'
import type { ImageState } from './refresh-images.ts'

/** What pages are read with. */
export type PageSourceOptions = {
  app: Pick<BootApp, 'id' | 'access' | 'default_locale'>
  locale: string
  api: ApiClient
  session: Pick<Store<SessionState>, 'get' | 'subscribe'>
  /** Reloads the session from the server. */
  refreshSession: () => Promise<void>
  cache: PageCache
  fetch: typeof fetch
  now: () => number
  /** The pictures on the screen. */
  pictures: () => Iterable<ImageState>
  /** A number that grows with every change after which an answer under way no longer counts. */
  changes: () => number
  /** Loads the views that the page needs. */
  preloadViews: (index: PageBody) => Promise<void>
  /** Called when a page fails to load, with the status (0 without a response) and the address. */
  onFailure: (failure: { status: number; url: string; is_prefetch: boolean }) => void
}

/** Requests pages from the device and the server. */
export interface PageLookup {
  readCached: (path: string) => Promise<PageResult | null>
  fetchPage: (path: string, is_prefetch: boolean) => Promise<PageState>
  /** What this viewer can open without a network. */
  stored: () => Promise<OfflinePages>
}

type IndexResult =
  | { status: 'index'; index: PageIndex; etag: string | null }
  | { status: 'same' }
  | { status: 'missing' }

/** A guess from what this device knows; the server decides. */
function isProbablyAccessible({ page_access }: PageShell, state: SessionState): boolean {
  const user = state.status === 'authenticated' ? state.user : null
  return page_access.every(({ kind, allow_browsing, product_ids }) => {
    if (kind === 'scheduled') return true
    if (kind !== 'purchase') return user !== null
    return (
      user !== null &&
      (user.is_admin || allow_browsing || product_ids.some((id) => user.active_product_ids.includes(id)))
    )
  })
}

/**
 * Loads pages by path: the public file first, then what the server grants the viewer. Files are in the app's default
 * language; translations are separate files.
 */
export function createPageLookup(
  options: PageSourceOptions,
  translations: Translations = createTranslations(options),
): PageLookup {
  const { app, locale, api, session, cache, now, preloadViews, onFailure } = options
  const cacheKey = (viewer: string, path: string): string => pageKey(app.id, viewer, locale, path)
  const currentViewerKey = (): string => viewerKey(session.get())
  const pending_lookups = new Map<string, Promise<PageState>>()

  const readIndex = async (path: string, etag: string | null): Promise<IndexResult> => {
    const url = indexUrl(path, null, now())
    const headers: HeadersInit = etag === null ? {} : { 'if-none-match': etag }
    const response = await options.fetch(url, { headers, cache: 'no-store' })
    if (response.status === 304) return { status: 'same' }
    if (response.status === 404) return { status: 'missing' }
    if (!response.ok) throw new PageLoadError(response.status, url)
    return { status: 'index', index: await response.json(), etag: response.headers.get('etag') }
  }

  /** The file with its translation. A changed translation is applied to an unchanged file as well. */
  const readLocalizedIndex = async (path: string, etag: string | null): Promise<IndexResult> => {
    if (locale === app.default_locale) return readIndex(path, etag)
    const [indexResult, translation] = await Promise.all([readIndex(path, etag), translations.read(path)])
    const result =
      indexResult.status === 'same' && !translation.is_same ? await readIndex(path, null) : indexResult
    return result.status === 'index'
      ? { ...result, index: applyTranslation(result.index, translation.file) }
      : result
  }

  /** The decision and, where it is good, the body. */
  const fetchBody = async (shell: PageShell): Promise<PageResult> => {
    try {
      return { status: 'open', index: await api('pages.getPageBody', { id: shell.page_id, lang: locale }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) return { status: 'missing' }
      const denial = error.status === 401 ? SIGN_IN_DENIAL : parseDenial(error.problem)
      if (denial) return { status: 'locked', shell, denial }
      throw error
    }
  }

  /** Asks the server to resolve a path; the body is loaded only if access is granted. */
  const resolveOnServer = async (path: string): Promise<PageResult> => {
    try {
      const { shell, access, viewable } = await api('pages.resolvePage', { path, lang: locale })
      if (access.granted) return await fetchBody(shell)
      return { status: 'locked', shell, denial: { ...access, viewable } }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { status: 'missing' }
      throw error
    }
  }

  /** For paths that no public file answers: private apps, private pages, and pages that do not exist. */
  const resolve = async (path: string): Promise<PageResult> => {
    const state = session.get()
    if (state.status !== 'authenticated')
      return app.access.is_private ? { status: 'sign_in' } : { status: 'missing' }
    if (app.access.is_private && state.user.subscriber_id === null) return { status: 'pending' }
    return resolveOnServer(path)
  }

  /**
   * A viewer who probably has access requests the body at once; others only the decision, which also lists the
   * accessible descendants of a locked page.
   */
  const fetchGated = async (path: string, shell: PageShell): Promise<PageResult> => {
    if (!isProbablyAccessible(shell, session.get())) return resolveOnServer(path)
    const result = await fetchBody(shell)
    const may_list_children = result.status === 'locked' && OWN_GATE_REASONS.has(result.denial.reason)
    return may_list_children ? resolveOnServer(path) : result
  }

  /**
   * Pages of a private app need a session. Without a public file nothing shows whether there is a network, so a
   * stored session is refreshed first; when that fails, the page counts as offline.
   */
  const waitForSession = async (path: string): Promise<void> => {
    await waitForSessionState(session, isViewerKnown)
    if (isVerified(session.get())) return
    await options.refreshSession()
    if (!isVerified(session.get())) throw new PageLoadError(0, path)
  }

  /** What anyone may see; what was found for single viewers before is out of date with it. */
  const cachePublic = (
    path: string,
    page: Omit<CachedPage, 'at' | 'is_ahead'>,
    is_ahead: boolean,
  ): PageResult => {
    cache.evictPersonal(path)
    cache.write(cacheKey(PUBLIC_VIEWER, path), { ...page, is_ahead, at: now() })
    return page.finding
  }

  /** Pictures on screen keep their addresses, because those of a gated page change with every request. */
  const reuseShownImages = (previous: PageResult | undefined, next: PageResult): PageResult =>
    previous?.status === 'open' && next.status === 'open'
      ? { status: 'open', index: retainShownImages(previous.index, next.index, options.pictures()) }
      : next

  /**
   * Loads the result for this viewer. If the viewer or their rights change during the request, it is discarded and
   * requested again.
   */
  const fetchForViewer = async (
    path: string,
    indexResult: IndexResult,
    is_ahead: boolean,
  ): Promise<PageResult> => {
    await (app.access.is_private ? waitForSession(path) : waitForSessionState(session, isVerified))
    const viewer = currentViewerKey()
    const key = cacheKey(viewer, path)
    const previous = is_ahead ? await cache.read(key) : null
    const finding = await (indexResult.status === 'index'
      ? fetchGated(path, indexResult.index.page)
      : resolve(path))
    if (currentViewerKey() !== viewer) return fetchForViewer(path, indexResult, is_ahead)
    const stored = reuseShownImages(cache.peek(key)?.finding, finding)
    cache.write(key, { finding: stored, etag: null, is_ahead: isStillAhead(is_ahead, previous), at: now() })
    return stored
  }

  const fetchFinding = async (path: string, is_ahead: boolean): Promise<PageState> => {
    const key = cacheKey(PUBLIC_VIEWER, path)
    const cached = is_ahead ? await cache.read(key) : cache.peek(key)
    const indexResult: IndexResult = app.access.is_private
      ? { status: 'missing' }
      : await readLocalizedIndex(path, cached?.finding.status === 'open' ? cached.etag : null)
    if (indexResult.status === 'same' && cached)
      return cachePublic(path, cached, isStillAhead(is_ahead, cached))
    if (indexResult.status === 'index' && indexResult.index.kind === 'open') {
      const finding: PageResult = { status: 'open', index: indexResult.index }
      return cachePublic(path, { finding, etag: indexResult.etag }, isStillAhead(is_ahead, cached))
    }
    cache.evictPublic(path)
    void translations.evictOtherLocales(path)
    return fetchForViewer(path, indexResult, is_ahead)
  }

  /** Shares a pending request: a screen requests the page again as soon as the viewer is known. */
  const fetchPage = (path: string, is_prefetch: boolean): Promise<PageState> => {
    const key = `${options.changes()} ${is_prefetch} ${path}`
    const state =
      pending_lookups.get(key) ?? lookAnew(path, is_prefetch).finally(() => pending_lookups.delete(key))
    pending_lookups.set(key, state)
    return state
  }

  const lookAnew = async (path: string, is_prefetch: boolean): Promise<PageState> => {
    try {
      return await withViews(await fetchFinding(path, is_prefetch))
    } catch (error) {
      const status = error instanceof ApiError || error instanceof PageLoadError ? error.status : 0
      const url = error instanceof PageLoadError ? error.url : path
      onFailure({ status, url, is_prefetch })
      return { status: status === 0 ? 'offline' : 'error' }
    }
  }

  const withViews = async <State extends PageState | null>(state: State): Promise<State> => {
    if (state?.status === 'open') await preloadViews(state.index)
    return state
  }

  return {
    readCached: async (path) => {
      const publicPage = await cache.read(cacheKey(PUBLIC_VIEWER, path))
      const personalPage = await cache.read(cacheKey(currentViewerKey(), path))
      return withViews(publicPage?.finding ?? personalPage?.finding ?? null).catch(() => null)
    },
    fetchPage,
    stored: async () => {
      const [entries, has_storage] = await Promise.all([cache.all(), isStorageAvailable()])
      return selectOfflinePages(
        { entries, has_storage },
        { app_id: app.id, viewer: currentViewerKey(), locale },
      )
    },
  }
}

/** Reasons of the page's own gates; the others apply to the viewer on any page. */
const OWN_GATE_REASONS: ReadonlySet<Denial['reason']> = new Set([
  'PURCHASE_REQUIRED',
  'START_REQUIRED',
  'IS_SCHEDULED',
])

/** An opened page stays marked as opened when it is prefetched again. */
function isStillAhead(is_ahead: boolean, previous: CachedPage | null): boolean {
  return is_ahead && (previous === null || previous.is_ahead === true)
}

const SIGN_IN_DENIAL: Denial = {
  reason: 'AUTHENTICATION_REQUIRED',
  product_ids: [],
  overlay_id: null,
  available_after: null,
  start_page_id: null,
}

/** A page that failed to load; status 0 when there was no response. */
class PageLoadError extends Error {
  readonly status: number
  readonly url: string

  constructor(status: number, url: string) {
    super(`${url} answered ${status}`)
    this.status = status
    this.url = url
  }
}

/** Whether the viewer is known, at least from the stored session. */
function isViewerKnown({ status }: SessionState): boolean {
  return status !== 'unchecked'
}

/** Waits until the viewer is known, up to the spec's limit for access loading during authentication (section 9). */
async function waitForSessionState(
  session: PageSourceOptions['session'],
  is_known: (state: SessionState) => boolean,
): Promise<void> {
  if (is_known(session.get())) return
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, ACCESS_RETRY.cap * ACCESS_RETRY.waiting_for_authentication_ms)
    const stop = session.subscribe(() => {
      if (is_known(session.get())) done()
    })
  })
}
