import type { BootApp } from '@foyer/contract/apps/shapes'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import type { PageBody, PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import { isSettled, viewerKey } from '../../platform/session/session-state.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { isStorageOpen } from '../../platform/storage/records.ts'
import type { Store } from '../../platform/store.ts'
import { keptPages } from './kept-pages.ts'
import type { KeptPages } from './kept-pages.ts'
import { pageKey, PUBLIC } from './page-cache.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { indexUrl } from './page-paths.ts'
import { denialOf, type Denial, type PageFinding, type PageState } from './page-state.ts'
import { translated, createTranslations, type Translations } from './translations.ts'
import { withShownPictures } from './renew-pictures.ts'
import type { Picture } from './renew-pictures.ts'

/** What pages are read with. */
export type PageSourceOptions = {
  app: Pick<BootApp, 'id' | 'access' | 'default_locale'>
  locale: string
  api: ApiClient
  session: Pick<Store<SessionState>, 'get' | 'subscribe'>
  /** Asks the server again who this is. */
  refresh: () => Promise<void>
  cache: PageCache
  fetch: typeof fetch
  now: () => number
  /** The pictures on the screen. */
  pictures: () => Iterable<Picture>
  /** A number that grows with every change after which an answer under way no longer counts. */
  changes: () => number
  /** Gets ready what an open page is drawn with. */
  prepare: (index: PageBody) => Promise<void>
  /** Told of pages that could not be loaded, with the status (0 without an answer) and the address. */
  onFailure: (failure: { status: number; url: string; is_preload: boolean }) => void
}

/** What asks the device and the server for pages. */
export interface PageLookup {
  recall: (path: string) => Promise<PageFinding | null>
  look: (path: string, is_preload: boolean) => Promise<PageState>
  /** What this viewer can open without a network. */
  kept: () => Promise<KeptPages>
}

type Read =
  | { status: 'index'; index: PageIndex; etag: string | null }
  | { status: 'same' }
  | { status: 'missing' }

/** A guess from what this device knows; the server decides. */
function isLikelyOpen({ page_access }: PageShell, state: SessionState): boolean {
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
 * Reads pages by their path: the public file first, then what the server grants this viewer. Files are in the app's own
 * language; what they say in another comes beside them.
 */
export function createPageLookup(
  options: PageSourceOptions,
  translations: Translations = createTranslations(options),
): PageLookup {
  const { app, locale, api, session, cache, now, prepare, onFailure } = options
  const keyOf = (viewer: string, path: string): string => pageKey(app.id, viewer, locale, path)
  const viewerNow = (): string => viewerKey(session.get())
  const looking = new Map<string, Promise<PageState>>()

  const readIndex = async (path: string, etag: string | null): Promise<Read> => {
    const url = indexUrl(path, null, now())
    const headers: HeadersInit = etag === null ? {} : { 'if-none-match': etag }
    const response = await options.fetch(url, { headers, cache: 'no-store' })
    if (response.status === 304) return { status: 'same' }
    if (response.status === 404) return { status: 'missing' }
    if (!response.ok) throw new PageFailure(response.status, url)
    return { status: 'index', index: await response.json(), etag: response.headers.get('etag') }
  }

  /** The file with its words in the language in force. What is new in those is put into the page anew. */
  const readSpoken = async (path: string, etag: string | null): Promise<Read> => {
    if (locale === app.default_locale) return readIndex(path, etag)
    const [read, said] = await Promise.all([readIndex(path, etag), translations.read(path)])
    const found = read.status === 'same' && !said.is_same ? await readIndex(path, null) : read
    return found.status === 'index' ? { ...found, index: translated(found.index, said.file) } : found
  }

  /** The decision and, where it is good, the body. */
  const readBody = async (shell: PageShell): Promise<PageFinding> => {
    try {
      return { status: 'open', index: await api('pages.getPageBody', { id: shell.page_id, lang: locale }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) return { status: 'missing' }
      const denial = error.status === 401 ? signInFirst : denialOf(error.problem)
      if (denial) return { status: 'locked', shell, denial }
      throw error
    }
  }

  /** The server's word on a path, without its body unless it is granted. */
  const askAndRead = async (path: string): Promise<PageFinding> => {
    try {
      const { shell, access, viewable } = await api('pages.resolvePage', { path, lang: locale })
      if (access.granted) return await readBody(shell)
      return { status: 'locked', shell, denial: { ...access, viewable } }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { status: 'missing' }
      throw error
    }
  }

  /** For paths that no public file answers: private apps, private pages, and pages that do not exist. */
  const resolve = async (path: string): Promise<PageFinding> => {
    const state = session.get()
    if (state.status !== 'authenticated')
      return app.access.is_private ? { status: 'sign_in' } : { status: 'missing' }
    if (app.access.is_private && state.user.subscriber_id === null) return { status: 'pending' }
    return askAndRead(path)
  }

  /**
   * Who will probably be let in asks for the body at once; everyone else for the decision alone, which also tells what
   * below a shut page is open.
   */
  const readGated = async (path: string, shell: PageShell): Promise<PageFinding> => {
    if (!isLikelyOpen(shell, session.get())) return askAndRead(path)
    const found = await readBody(shell)
    const may_hold_more = found.status === 'locked' && HOLDERS.has(found.denial.reason)
    return may_hold_more ? askAndRead(path) : found
  }

  /**
   * A private app answers nobody, so that its pages wait for the session. No file has shown that there is a network:
   * whoever is only remembered asks for their session, and what cannot be asked now is not on this device.
   */
  const beKnown = async (path: string): Promise<void> => {
    await until(session, isGuessed)
    if (isSettled(session.get())) return
    await options.refresh()
    if (!isSettled(session.get())) throw new PageFailure(0, path)
  }

  /** What anyone may see; what was found for single viewers before is out of date with it. */
  const keepOpen = (
    path: string,
    page: Omit<CachedPage, 'at' | 'is_ahead'>,
    is_ahead: boolean,
  ): PageFinding => {
    cache.dropOwn(path)
    cache.write(keyOf(PUBLIC, path), { ...page, is_ahead, at: now() })
    return page.finding
  }

  /** Pictures that were shown of a page keep their addresses; those of a gated page differ at every look. */
  const onScreen = (before: PageFinding | undefined, next: PageFinding): PageFinding =>
    before?.status === 'open' && next.status === 'open'
      ? { status: 'open', index: withShownPictures(before.index, next.index, options.pictures()) }
      : next

  /**
   * What is granted or refused to this viewer alone. Whoever asked may have left meanwhile, or have other rights by now:
   * what was said to them is kept and shown for nobody, and the question asked anew.
   */
  const lookForViewer = async (path: string, read: Read, is_ahead: boolean): Promise<PageFinding> => {
    await (app.access.is_private ? beKnown(path) : until(session, isSettled))
    const viewer = viewerNow()
    const key = keyOf(viewer, path)
    const before = is_ahead ? await cache.read(key) : null
    const finding = await (read.status === 'index' ? readGated(path, read.index.page) : resolve(path))
    if (viewerNow() !== viewer) return lookForViewer(path, read, is_ahead)
    const kept = onScreen(cache.peek(key)?.finding, finding)
    cache.write(key, { finding: kept, etag: null, is_ahead: isAhead(is_ahead, before), at: now() })
    return kept
  }

  const lookUp = async (path: string, is_ahead: boolean): Promise<PageState> => {
    const key = keyOf(PUBLIC, path)
    const known = is_ahead ? await cache.read(key) : cache.peek(key)
    const read: Read = app.access.is_private
      ? { status: 'missing' }
      : await readSpoken(path, known?.finding.status === 'open' ? known.etag : null)
    if (read.status === 'same' && known) return keepOpen(path, known, isAhead(is_ahead, known))
    if (read.status === 'index' && read.index.kind === 'open') {
      const finding: PageFinding = { status: 'open', index: read.index }
      return keepOpen(path, { finding, etag: read.etag }, isAhead(is_ahead, known))
    }
    cache.dropOpen(path)
    void translations.dropOthers(path)
    return lookForViewer(path, read, is_ahead)
  }

  /** Joins the same look where it is under way: a screen looks again as soon as it is known who looks. */
  const look = (path: string, is_preload: boolean): Promise<PageState> => {
    const key = `${options.changes()} ${is_preload} ${path}`
    const state = looking.get(key) ?? lookAnew(path, is_preload).finally(() => looking.delete(key))
    looking.set(key, state)
    return state
  }

  const lookAnew = async (path: string, is_preload: boolean): Promise<PageState> => {
    try {
      return await ready(await lookUp(path, is_preload))
    } catch (error) {
      const status = error instanceof ApiError || error instanceof PageFailure ? error.status : 0
      const url = error instanceof PageFailure ? error.url : path
      onFailure({ status, url, is_preload })
      return { status: status === 0 ? 'offline' : 'error' }
    }
  }

  const ready = async <State extends PageState | null>(state: State): Promise<State> => {
    if (state?.status === 'open') await prepare(state.index)
    return state
  }

  return {
    recall: async (path) => {
      const open = await cache.read(keyOf(PUBLIC, path))
      const own = await cache.read(keyOf(viewerNow(), path))
      return ready(open?.finding ?? own?.finding ?? null).catch(() => null)
    },
    look,
    kept: async () => {
      const [entries, has_storage] = await Promise.all([cache.all(), isStorageOpen()])
      return keptPages({ entries, has_storage }, { app_id: app.id, viewer: viewerNow(), locale })
    },
  }
}

/** Reasons of a page's own; the others keep out whoever asks, wherever they look. */
const HOLDERS: ReadonlySet<Denial['reason']> = new Set([
  'PURCHASE_REQUIRED',
  'START_REQUIRED',
  'IS_SCHEDULED',
])

/** What was opened once stays so, however often it is read ahead again. */
function isAhead(is_ahead: boolean, before: CachedPage | null): boolean {
  return is_ahead && (before === null || before.is_ahead === true)
}

const signInFirst: Denial = {
  reason: 'AUTHENTICATION_REQUIRED',
  product_ids: [],
  overlay_id: null,
  available_after: null,
  start_page_id: null,
}

/** A page that the server could not give; status 0 where it could not be asked. */
class PageFailure extends Error {
  readonly status: number
  readonly url: string

  constructor(status: number, url: string) {
    super(`${url} answered ${status}`)
    this.status = status
    this.url = url
  }
}

/** Whether it is known who looks, from memory at least. */
function isGuessed({ status }: SessionState): boolean {
  return status !== 'unchecked'
}

/** Waits until it is known who looks, as long as the spec lets access loading wait for authentication (section 9). */
async function until(
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
