import { FALLBACK_LOCALE } from '@foyer/i18n'

/** The cache of the texts stored on the device. */
export const TEXTS_CACHE = 'texts'

/** Texts are served at `messages-<build>/<language>/<feature>.json` below the assets. */
const TEXTS_PATH = /(?:^|\/)_assets\/messages-[^/]+\/([^/]+)\/[^/]+\.json$/

/** The language of the texts at an address; null for any other address. */
export function parseTextsLanguage(address: string): string | null {
  return TEXTS_PATH.exec(address)?.[1] ?? null
}

/** The texts available offline: those of the current language only. */
export interface OfflineTexts {
  /** Stores the texts of a language and removes all others. */
  setLanguage: (language: string) => Promise<void>
  /** Adds this build's texts of the stored languages, beside those of the previous build, which is still shown. */
  addCurrentBuild: () => Promise<void>
  /** Removes texts of other builds. */
  removeOutdated: () => Promise<void>
}

/** What is used of a browser's cache. */
export type TextCache = {
  keys: () => Promise<readonly { url: string }[]>
  addAll: (urls: string[]) => Promise<void>
  delete: (url: string) => Promise<boolean>
}

/** Stores texts from `built`, the addresses of all texts of this build. Operations run one after another. */
export function createOfflineTexts(
  buildUrls: readonly string[],
  open: () => Promise<TextCache>,
): OfflineTexts {
  const texts = Map.groupBy(buildUrls, parseTextsLanguage)
  /** The language to show, with the same fallback as pages when a language has no texts. */
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
