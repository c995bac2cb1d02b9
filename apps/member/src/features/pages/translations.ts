import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { TRANSLATION_CACHE_ENTRIES } from '@foyer/domain/constants'
import { logFailure } from '../../platform/log.ts'
import { viewerKey, type SessionState } from '../../platform/session/session-state.ts'
import { openRecords, type Records } from '../../platform/storage/records.ts'
import type { Store } from '../../platform/store.ts'
import { setTexts } from '@foyer/content/set-texts'
import type { PageText } from '@foyer/content/definitions'
import type { PageIndex } from '@foyer/contract/pages/page-index'

/** A translation as stored on the device. */
export type StoredTranslation = { file: PageTranslationFile; etag: string | null; at: number }

/** The result for a page's translation. `is_same`: unchanged, so that a page localized with it is still valid. */
export type TranslationResult = { file: PageTranslationFile | null; is_same: boolean }

/** Translations of pages in the current language. */
export interface Translations {
  /** Never rejects: a failure is logged, and the page uses the stored translation or its default language. */
  read: (path: string) => Promise<TranslationResult>
  /** Removes a page's translations in other languages, for instance when it changed from open to gated. */
  evictOtherLocales: (path: string) => Promise<void>
}

type Options = {
  app: Pick<BootApp, 'id'>
  locale: string
  session: Pick<Store<SessionState>, 'get' | 'subscribe'>
  fetch: typeof fetch
  now: () => number
  records?: Records<StoredTranslation>
  limit?: number
}

/** The database of translations: for one viewer with their rights, at most 250 (spec section 9). */
const DATABASE = 'translations'

/**
 * Loads translations by path from the server, or from the device when it cannot be reached. Stored ones are removed
 * as soon as the viewer or their rights change.
 */
export function createTranslations({ app, locale, session, now, limit, ...options }: Options): Translations {
  const records = options.records ?? openRecords<StoredTranslation>(DATABASE)
  const maxEntries = limit ?? TRANSLATION_CACHE_ENTRIES
  const cacheKey = (path: string): string => `${ownerKey(session.get())} ${locale} ${path}`
  const ownerKey = (state: SessionState): string => `${app.id} ${viewerKey(state)}`
  let usedTimesPromise: Promise<Map<string, number>> | null = null

  const loadUsedTimes = (): Promise<Map<string, number>> =>
    (usedTimesPromise ??= records.all().then((all) => new Map(all.map(([key, { at }]) => [key, at]))))

  const store = async (key: string, stored: StoredTranslation): Promise<void> => {
    const times = await loadUsedTimes()
    times.set(key, stored.at)
    await records.set(key, stored)
    const oldest = [...times].toSorted(([, a], [, b]) => a - b).slice(0, Math.max(0, times.size - maxEntries))
    for (const [oldKey] of oldest) times.delete(oldKey)
    if (oldest.length > 0) await records.delete(oldest.map(([oldKey]) => oldKey))
  }

  const evict = async (staleKeys: readonly string[]): Promise<void> => {
    const times = await loadUsedTimes()
    for (const key of staleKeys) times.delete(key)
    await records.delete(staleKeys)
  }

  let owner = ownerKey(session.get())
  session.subscribe(() => {
    const state = session.get()
    if (state.status === 'unchecked' || ownerKey(state) === owner) return
    owner = ownerKey(state)
    void loadUsedTimes().then((times) =>
      evict([...times.keys()].filter((key) => !key.startsWith(`${owner} `))),
    )
  })

  const fetchTranslation = async (
    path: string,
    key: string,
    stored: StoredTranslation | null,
  ): Promise<TranslationResult> => {
    const url = translationUrl(path, locale, now())
    const headers = stored?.etag ? { 'if-none-match': stored.etag } : {}
    const response = await options.fetch(url, { headers, cache: 'no-store' })
    if (response.status === 304 && stored) {
      await store(key, { ...stored, at: now() })
      return { file: stored.file, is_same: true }
    }
    if (response.status === 404) {
      if (stored) await evict([key])
      return { file: null, is_same: stored === null }
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const file = (await response.json()) as PageTranslationFile
    // The viewer may have changed while we awaited the response, and stored translations with them.
    if (cacheKey(path) === key) await store(key, { file, etag: response.headers.get('etag'), at: now() })
    return { file, is_same: false }
  }

  return {
    read: async (path) => {
      const key = cacheKey(path)
      const stored = (await records.get(key)) ?? null
      try {
        return await fetchTranslation(path, key, stored)
      } catch (error) {
        logFailure(`translation ${path}`, error)
        return { file: stored?.file ?? null, is_same: true }
      }
    },
    evictOtherLocales: async (path) => {
      const keys = [...(await loadUsedTimes()).keys()]
      const other_locale_keys = keys.filter((key) => key.endsWith(` ${path}`) && key !== cacheKey(path))
      if (other_locale_keys.length > 0) await evict(other_locale_keys)
    },
  }
}

/** The address of a page's translation. `ts` differs with every request (spec section 7, "Pages"). */
function translationUrl(path: string, locale: string, ts: number): string {
  return `/_pages/_translations/${locale}${path === '/' ? '' : path}.json?ts=${ts}`
}

/** Removes all translations from this device, for instance on sign-out. */
export function clearTranslations(): Promise<void> {
  return openRecords<StoredTranslation>(DATABASE).clear()
}

/** Applies a translation to a page; texts without one stay in the default language. */
export function applyTranslation(index: PageIndex, file: PageTranslationFile | null): PageIndex {
  if (file === null || file.page_id !== index.page.page_id) return index
  const { locale, page: translatedShell, links } = file
  if (index.kind === 'gated') return { ...index, locale, page: { ...index.page, ...translatedShell } }
  // Texts were validated by the definitions of their blocks when they were published.
  const texts = file.texts as Record<string, PageText>
  const page = { ...setTexts(index.page, texts), ...translatedShell }
  const attributes = page.attributes.map((attribute) =>
    attribute.slug === 'page.title' ? { ...attribute, value: translatedShell.page_title } : attribute,
  )
  const localizedLinks = Object.entries(index.links).map(([id, link]) => [id, { ...link, ...links[id] }])
  const links_by_id = Object.fromEntries(localizedLinks)
  return { ...index, locale, page: { ...page, attributes }, links: links_by_id, personal: file.personal }
}
