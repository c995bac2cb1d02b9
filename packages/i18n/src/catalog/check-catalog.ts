import { FALLBACK_LOCALE, isLocale } from '../locales.ts'
import { placeholdersOf } from './placeholders.ts'
import type { Placeholders } from './placeholders.ts'
import { availableLocales, featuresOf, readTexts } from './read-catalog.ts'
import type { Texts } from './read-catalog.ts'

/** Languages whose every text must be there; the others may lag behind and fall back. */
const COMPLETE_LOCALES = ['ar']

const KEY = /^[a-z][a-z0-9_]*(\.[a-z0-9][a-z0-9_]*)+$/

/** Every fault of the catalogue as a sentence that names file and key; none when all is well. */
export function checkCatalog(home?: URL): string[] {
  return availableLocales(home).flatMap((locale) => {
    if (!isLocale(locale)) return [`${locale}: not a supported language`]
    return allFeatures(locale, home).flatMap((feature) => checkFile(locale, feature, home))
  })
}

function allFeatures(locale: string, home?: URL): string[] {
  const wanted = COMPLETE_LOCALES.includes(locale) ? featuresOf(FALLBACK_LOCALE, home) : []
  return [...new Set([...wanted, ...featuresOf(locale, home)])]
}

function checkFile(locale: string, feature: string, home?: URL): string[] {
  const name = `${locale}/${feature}.json`
  let texts: Texts
  let source: Texts
  try {
    texts = readTexts(locale, feature, home)
    source = readTexts(FALLBACK_LOCALE, feature, home)
  } catch (error) {
    return [`${name}: ${words(error)}`]
  }
  return [
    ...checkOrder(name, texts),
    ...checkKeys(name, feature, locale, texts, source),
    ...checkTexts(name, texts, source),
  ]
}

function checkOrder(name: string, texts: Texts): string[] {
  const keys = Object.keys(texts)
  const first = keys.find((key, place) => place > 0 && key < (keys[place - 1] ?? ''))
  return first === undefined ? [] : [`${name}: keys are not sorted, ${first} is out of place`]
}

function checkKeys(name: string, feature: string, locale: string, texts: Texts, source: Texts): string[] {
  const faults = Object.keys(texts).flatMap((key) => {
    if (!key.startsWith(`${feature}.`)) return [`${name}: ${key} does not begin with "${feature}."`]
    if (!KEY.test(key)) return [`${name}: ${key} is not snake_case between dots`]
    return Object.hasOwn(source, key)
      ? []
      : [`${name}: ${key} is unknown, ${FALLBACK_LOCALE} has no such key`]
  })
  if (!COMPLETE_LOCALES.includes(locale)) return faults
  const missing = Object.keys(source).filter((key) => !Object.hasOwn(texts, key))
  return [...faults, ...missing.map((key) => `${name}: ${key} is missing`)]
}

function checkTexts(name: string, texts: Texts, source: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${name}: ${key} is empty`]
    try {
      const mine = signature(placeholdersOf(text))
      const theirs = signature(placeholdersOf(source[key] ?? text))
      return mine === theirs
        ? []
        : [`${name}: ${key} asks for ${mine || 'nothing'}, ${FALLBACK_LOCALE} for ${theirs || 'nothing'}`]
    } catch (error) {
      return [`${name}: ${key} is not a valid message: ${words(error)}`]
    }
  })
}

function signature({ values, tags }: Placeholders): string {
  return [...[...values.keys()].map((value) => `{${value}}`), ...[...tags].map((tag) => `<${tag}>`)]
    .toSorted()
    .join(' ')
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
