import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageTranslationFile } from '@foyer/contract/pages/translation-shapes'
import { TRANSLATION_CACHE_ENTRIES } from '@foyer/domain/constants'
import { logFailure } from '../../platform/log.ts'
import { viewerKey, type SessionState } from '../../platform/session/session-state.ts'
import { openRecords, type Records } from '../../platform/storage/records.ts'
import type { Store } from '../../platform/store.ts'
import { putTexts } from '@foyer/content/put-texts'
import type { PageText } from '@foyer/content/definitions'
import type { PageIndex } from '@foyer/contract/pages/page-index'

/** A translation as the device keeps it. */
export type KeptTranslation = { file: PageTranslationFile; etag: string | null; at: number }

/** What was found of a page's translation. `is_same`: nothing new, so that what was made with it still stands. */
export type FoundTranslation = { file: PageTranslationFile | null; is_same: boolean }

/** What pages say in the language in force. */
export interface Translations {
  /** Never rejects: a translation that cannot be had is logged, and the page says what it said, or its own words. */
  read: (path: string) => Promise<FoundTranslation>
  /** Forgets what a page said in other languages than the one in force, as when it turned from open to gated. */
  dropOthers: (path: string) => Promise<void>
}

type Options = {
  app: Pick<BootApp, 'id'>
  locale: string
  session: Pick<Store<SessionState>, 'get' | 'subscribe'>
  fetch: typeof fetch
  now: () => number
  records?: Records<KeptTranslation>
  limit?: number
}

/** Where translations are kept on this device: for one viewer with their rights, at most 250 (spec section 9). */
const DATABASE = 'translations'

/**
 * Reads translations by path: asked for each time, from the device where the server cannot be asked. What was kept for
 * one viewer is forgotten as soon as it is another who looks, or the same with other rights.
 */
export function createTranslations({ app, locale, session, now, limit, ...options }: Options): Translations {
  const records = options.records ?? openRecords<KeptTranslation>(DATABASE)
  const most = limit ?? TRANSLATION_CACHE_ENTRIES
  const keyOf = (path: string): string => `${ownerOf(session.get())} ${locale} ${path}`
  const ownerOf = (state: SessionState): string => `${app.id} ${viewerKey(state)}`
  let used: Promise<Map<string, number>> | null = null

  const usedTimes = (): Promise<Map<string, number>> =>
    (used ??= records.all().then((all) => new Map(all.map(([key, { at }]) => [key, at]))))

  const keep = async (key: string, kept: KeptTranslation): Promise<void> => {
    const times = await usedTimes()
    times.set(key, kept.at)
    await records.set(key, kept)
    const oldest = [...times].toSorted(([, a], [, b]) => a - b).slice(0, Math.max(0, times.size - most))
    for (const [old] of oldest) times.delete(old)
    if (oldest.length > 0) await records.delete(oldest.map(([old]) => old))
  }

  const drop = async (gone: readonly string[]): Promise<void> => {
    const times = await usedTimes()
    for (const key of gone) times.delete(key)
    await records.delete(gone)
  }

  let owner = ownerOf(session.get())
  session.subscribe(() => {
    const state = session.get()
    if (state.status === 'unchecked' || ownerOf(state) === owner) return
    owner = ownerOf(state)
    void usedTimes().then((times) => drop([...times.keys()].filter((key) => !key.startsWith(`${owner} `))))
  })

  const ask = async (path: string, key: string, kept: KeptTranslation | null): Promise<FoundTranslation> => {
    const url = translationUrl(path, locale, now())
    const headers = kept?.etag ? { 'if-none-match': kept.etag } : {}
    const response = await options.fetch(url, { headers, cache: 'no-store' })
    if (response.status === 304 && kept) {
      await keep(key, { ...kept, at: now() })
      return { file: kept.file, is_same: true }
    }
    if (response.status === 404) {
      if (kept) await drop([key])
      return { file: null, is_same: kept === null }
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const file = (await response.json()) as PageTranslationFile
    // Whoever asked may have left meanwhile, and their things with them.
    if (keyOf(path) === key) await keep(key, { file, etag: response.headers.get('etag'), at: now() })
    return { file, is_same: false }
  }

  return {
    read: async (path) => {
      const key = keyOf(path)
      const kept = (await records.get(key)) ?? null
      try {
        return await ask(path, key, kept)
      } catch (error) {
        logFailure(`translation ${path}`, error)
        return { file: kept?.file ?? null, is_same: true }
      }
    },
    dropOthers: async (path) => {
      const keys = [...(await usedTimes()).keys()]
      const of_page = keys.filter((key) => key.endsWith(` ${path}`) && key !== keyOf(path))
      if (of_page.length > 0) await drop(of_page)
    },
  }
}

/** The address of what a page says in another language. `ts` differs at every look (spec section 7, "Pages"). */
function translationUrl(path: string, locale: string, ts: number): string {
  return `/_pages/_translations/${locale}${path === '/' ? '' : path}.json?ts=${ts}`
}

/** Forgets every translation on this device, as when a member leaves. */
export function forgetTranslations(): Promise<void> {
  return openRecords<KeptTranslation>(DATABASE).clear()
}

/** A page in the words of its translation; its own stand wherever that says nothing. */
export function translated(index: PageIndex, file: PageTranslationFile | null): PageIndex {
  if (file === null || file.page_id !== index.page.page_id) return index
  const { locale, page: said, links } = file
  if (index.kind === 'gated') return { ...index, locale, page: { ...index.page, ...said } }
  // They were judged by the definitions of their blocks when they were published.
  const texts = file.texts as Record<string, PageText>
  const page = { ...putTexts(index.page, texts), ...said }
  const attributes = page.attributes.map((attribute) =>
    attribute.slug === 'page.title' ? { ...attribute, value: said.page_title } : attribute,
  )
  const named = Object.entries(index.links).map(([id, link]) => [id, { ...link, ...links[id] }])
  return { ...index, locale, page: { ...page, attributes }, links: Object.fromEntries(named) }
}
