import { FALLBACK_LOCALE } from '@foyer/i18n'

/** The cache of the texts that this device keeps. */
export const TEXTS_CACHE = 'texts'

/** Texts lie at `messages-<build>/<language>/<feature>.json` below the assets. */
const TEXTS = /(?:^|\/)_assets\/messages-[^/]+\/([^/]+)\/[^/]+\.json$/

/** The language whose texts lie at an address; null for everything else. */
export function languageOf(address: string): string | null {
  return TEXTS.exec(address)?.[1] ?? null
}

/** The texts that stand without a network: those of the language that is spoken here, and no others. */
export interface KeptTexts {
  /** Keeps the texts of a language in place of all others. */
  keep: (language: string) => Promise<void>
  /** Adds this build's texts of the languages that are kept, beside those of the build before, which is still shown. */
  renew: () => Promise<void>
  /** Forgets what other builds said. */
  tidy: () => Promise<void>
}

/** What is used of a browser's cache. */
export type TextCache = {
  keys: () => Promise<readonly { url: string }[]>
  addAll: (urls: string[]) => Promise<void>
  delete: (url: string) => Promise<boolean>
}

/** Keeps texts out of `built`, the addresses of all texts of this build. What is asked for is done one by one. */
export function createKeptTexts(built: readonly string[], open: () => Promise<TextCache>): KeptTexts {
  const texts = Map.groupBy(built, languageOf)
  /** What is shown where a language has no texts, as pages do. */
  const spoken = (language: string): string => (texts.has(language) ? language : FALLBACK_LOCALE)

  const keptUrls = async (cache: TextCache): Promise<string[]> => (await cache.keys()).map(({ url }) => url)
  const add = async (cache: TextCache, languages: readonly string[]): Promise<void> => {
    const kept = new Set(await keptUrls(cache))
    const wanted = new Set(languages.flatMap((language) => texts.get(spoken(language)) ?? []))
    await cache.addAll([...wanted].filter((url) => !kept.has(url)))
  }
  const forget = async (cache: TextCache, isOver: (url: string) => boolean): Promise<void> => {
    const over = (await keptUrls(cache)).filter(isOver)
    await Promise.all(over.map((url) => cache.delete(url)))
  }

  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: (cache: TextCache) => Promise<void>): Promise<void> => {
    const done = turn.then(async () => work(await open()))
    turn = done.catch(() => {})
    return done
  }

  return {
    keep: (language) =>
      inTurn(async (cache) => {
        await add(cache, [language])
        await forget(cache, (url) => languageOf(url) !== spoken(language))
      }),
    renew: () =>
      inTurn(async (cache) => {
        const languages = (await keptUrls(cache)).map(languageOf).filter((language) => language !== null)
        await add(cache, languages)
      }),
    tidy: () => inTurn((cache) => forget(cache, (url) => !built.includes(url))),
  }
}
