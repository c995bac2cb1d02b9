import { FALLBACK_LOCALE, isLocale } from '../locales.ts'
import { collectPlaceholders } from './placeholders.ts'
import type { Placeholders } from './placeholders.ts'
import { listLocales, listFeatures, readTexts } from './read-catalog.ts'
import type { Texts } from './read-catalog.ts'

/** Languages in which every text is required; the others may be incomplete and fall back. */
const COMPLETE_LOCALES = ['ar']

const KEY = /^[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9_]*)+$/

/** Every fault of the catalogue as a sentence that names file and key; none when all is well. */
export function checkCatalog(localesUrl?: URL): string[] {
  return listLocales(localesUrl).flatMap((locale) => {
    if (!isLocale(locale)) return [`${locale}: not a supported language`]
    return allFeatures(locale, localesUrl).flatMap((feature) => checkFile(locale, feature, localesUrl))
  })
}

function allFeatures(locale: string, localesUrl?: URL): string[] {
  const required = COMPLETE_LOCALES.includes(locale) ? listFeatures(FALLBACK_LOCALE, localesUrl) : []
  return [...new Set([...required, ...listFeatures(locale, localesUrl)])]
}

function checkFile(locale: string, feature: string, localesUrl?: URL): string[] {
  const name = `${locale}/${feature}.json`
  let texts: Texts
  let source: Texts
  try {
    texts = readTexts(locale, feature, localesUrl)
    source = readTexts(FALLBACK_LOCALE, feature, localesUrl)
  } catch (error) {
    return [`${name}: ${errorText(error)}`]
  }
  return [
    ...checkOrder(name, texts),
    ...checkKeys(name, feature, locale, texts, source),
    ...checkTexts(name, texts, source),
  ]
}

function checkOrder(name: string, texts: Texts): string[] {
  const keys = Object.keys(texts)
  const first = keys.find((key, index) => index > 0 && key < (keys[index - 1] ?? ''))
  return first === undefined ? [] : [`${name}: keys are not sorted, ${first} is out of place`]
}

function checkKeys(name: string, feature: string, locale: string, texts: Texts, source: Texts): string[] {
  const problems = Object.keys(texts).flatMap((key) => {
    if (!key.startsWith(`${feature}.`)) return [`${name}: ${key} does not begin with "${feature}."`]
    if (!KEY.test(key)) return [`${name}: ${key} is not snake_case between dots`]
    return Object.hasOwn(source, key)
      ? []
      : [`${name}: ${key} is unknown, ${FALLBACK_LOCALE} has no such key`]
  })
  if (!COMPLETE_LOCALES.includes(locale)) return problems
  const missing = Object.keys(source).filter((key) => !Object.hasOwn(texts, key))
  return [...problems, ...missing.map((key) => `${name}: ${key} is missing`)]
}

function checkTexts(name: string, texts: Texts, source: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${name}: ${key} is empty`]
    try {
      const signatureHere = signature(collectPlaceholders(text))
      const fallbackSignature = signature(collectPlaceholders(source[key] ?? text))
      return signatureHere === fallbackSignature
        ? []
        : [
            `${name}: ${key} asks for ${signatureHere || 'nothing'}, ${FALLBACK_LOCALE} for ${fallbackSignature || 'nothing'}`,
          ]
    } catch (error) {
      return [`${name}: ${key} is not a valid message: ${errorText(error)}`]
    }
  })
}

function signature({ values, tags }: Placeholders): string {
  return [...[...values.keys()].map((value) => `{${value}}`), ...[...tags].map((tag) => `<${tag}>`)]
    .toSorted()
    .join(' ')
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
