import { baseLanguage, FALLBACK_LOCALE } from './locales.ts'

/**
 * Chooses the response language from an `Accept-Language` header (RFC 9110 section 12.5.4) or a list of tags, best
 * first. An exact match precedes the same language of another region; otherwise the fallback, or the first available
 * language if the fallback is not.
 */
export function negotiateLocale<L extends string>(
  preferred: string | readonly string[] | null | undefined,
  available: readonly [L, ...L[]],
): L {
  for (const tag of preferredTags(preferred)) {
    const match = exactMatch(tag, available) ?? languageMatch(tag, available)
    if (match) return match
  }
  return available.find((locale) => locale === FALLBACK_LOCALE) ?? available[0]
}

function exactMatch<L extends string>(tag: string, available: readonly L[]): L | undefined {
  return available.find((locale) => locale.toLowerCase() === tag.toLowerCase())
}

/** Browsers request Norwegian as `no` or `nn`; the supported one is `nb`. */
const RELATED_LANGUAGES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

function languageMatch<L extends string>(tag: string, available: readonly L[]): L | undefined {
  const requested = baseLanguage(tag)
  const language = RELATED_LANGUAGES[requested] ?? requested
  return exactMatch(language, available) ?? available.find((locale) => baseLanguage(locale) === language)
}

function preferredTags(preferred: string | readonly string[] | null | undefined): readonly string[] {
  if (!preferred) return []
  return typeof preferred === 'string' ? parseAcceptLanguage(preferred) : preferred
}

function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
