import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { FALLBACK_LOCALE } from '../locales.ts'
import type { CompiledMessage, Messages } from '../messages.ts'
import { compileMessage } from './compile-message.ts'

/** The texts of one file as written: key to ICU message. */
export type Texts = Readonly<Record<string, string>>

/** Resolved by package name, because a bundle that contains this module is in another location. */
const LOCALES_URL = new URL(
  '../locales/',
  pathToFileURL(createRequire(import.meta.url).resolve('@foyer/i18n')),
)

/** Languages that have a folder of texts. */
export function listLocales(localesUrl: URL = LOCALES_URL): string[] {
  return readdirSync(localesUrl, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

/** Features that have a file of texts in a language. */
export function listFeatures(locale: string, localesUrl: URL = LOCALES_URL): string[] {
  return readdirSync(new URL(`${locale}/`, localesUrl))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
}

/** Reads the texts of a feature; a language without the file has none. Throws on what is not a JSON object. */
export function readTexts(locale: string, feature: string, localesUrl: URL = LOCALES_URL): Texts {
  if (!listFeatures(locale, localesUrl).includes(feature)) return {}
  const parsed: unknown = JSON.parse(readFileSync(new URL(`${locale}/${feature}.json`, localesUrl), 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${locale}/${feature}.json is not an object of texts`)
  }
  return Object.fromEntries(Object.entries(parsed).map(([key, text]) => [key, String(text)]))
}

/** Compiles the texts of some features, or of all, taking the fallback's text where the language lacks one. */
export function compileMessages(
  locale: string,
  features?: readonly string[],
  localesUrl: URL = LOCALES_URL,
): Messages {
  const compiled: Record<string, CompiledMessage> = {}
  for (const feature of features ?? listFeatures(FALLBACK_LOCALE, localesUrl)) {
    const texts = {
      ...readTexts(FALLBACK_LOCALE, feature, localesUrl),
      ...readTexts(locale, feature, localesUrl),
    }
    for (const [key, text] of Object.entries(texts)) compiled[key] = compileMessage(text)
  }
  return compiled
}
