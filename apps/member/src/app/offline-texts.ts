import { FALLBACK_LOCALE } from '@foyer/i18n'

/** The cache of the texts that this device keeps. */
export const TEXTS_CACHE = 'texts'

/** Texts lie at `messages-<build>/<language>/<feature>.json` below the assets. */
const TEXTS_PATH = /(?:^|\/)_assets\/messages-[^/]+\/([^/]+)\/[^/]+\.json$/

/** The language whose texts lie at an address; null for everything else. */
export function parseTextsLanguage(address: string): string | null {
  return TEXTS_PATH.exec(address)?.[1] ?? null
}

/** The texts that stand without a network: those of the language that is spoken here, and no others. */
export interface OfflineTexts {
  /** Keeps the texts of a language in place of all others. */
  setLanguage: (language: string) => Promise<void>
  /** Adds this build's texts of the languages that are kept, beside those of the build before, which is still shown. */
  addCurrentBuild: () => Promise<void>
  /** Forgets what other builds said. */
  removeOutdated: () => Promise<void>
}

/** What is used of a browser's cache. */
export type TextCache = {
  keys: () => Promise<readonly { url: string }[]>
  addAll: (urls: string[]) => Promise<void>
  delete: (url: string) => Promise<boolean>
}

/** Keeps texts out of `built`, the addresses of all texts of this build. What is asked for is done one by one. */
export function createOfflineTexts(
  buildUrls: readonly string[],
  open: () => Promise<TextCache>,
): OfflineTexts {
  const texts = Map.groupBy(buildUrls, parseTextsLanguage)
  /** What is shown where a language has no texts, as pages do. */
  const availableLanguage = (language: string): string => (texts.has(language) ? language : FALLBACK_LOCALE)

  const listCachedUrls = async (cache: TextCache): Promise<string[]> =>
    (await cache.keys()).map(({ url }) => url)
  const cacheLanguages = async (cache: TextCache, languages: readonly string[]): Promise<void> => {
    const cached = new Set(await listCachedUrls(cache))
    const required = new Set(languages.flatMap((language) => texts.get(availableLanguage(language)) ?? []))
    await cache.addAll([...required].filter((url) => !cached.has(url)))
  }
  const evict = async (cache: TextCache, isOutdated: (url: string) => boolean): Promise<void> => {
    const outdated = (await listCachedUrls(cache)).filter(isOutdated)
    await Promise.all(outdated.map((url) => cache.delete(url)))
  }

  let lastTask: Promise<void> = Promise.resolve()
  const enqueue = (work: (cache: TextCache) => Promise<void>): Promise<void> => {
    const done = lastTask.then(async () => work(await open()))
    lastTask = done.catch(() => {})
    return done
  }

  return {
    setLanguage: (language) =>
      enqueue(async (cache) => {
        await cacheLanguages(cache, [language])
        await evict(cache, (url) => parseTextsLanguage(url) !== availableLanguage(language))
      }),
    addCurrentBuild: () =>
      enqueue(async (cache) => {
        const languages = (await listCachedUrls(cache))
          .map(parseTextsLanguage)
          .filter((language) => language !== null)
        await cacheLanguages(cache, languages)
      }),
    removeOutdated: () => enqueue((cache) => evict(cache, (url) => !buildUrls.includes(url))),
  }
}
