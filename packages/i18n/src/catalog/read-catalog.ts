import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { FALLBACK_LOCALE } from '../locales.ts'
import type { CompiledMessage, Messages } from '../messages.ts'
import { compileMessage } from './compile-message.ts'

/** The texts of one file as written: key to ICU message. */
export type Texts = Readonly<Record<string, string>>

/** Found by the name of this package, because a bundle that carries this module stands elsewhere. */
const HOME = new URL('../locales/', pathToFileURL(createRequire(import.meta.url).resolve('@foyer/i18n')))

/** Languages that have a folder of texts. */
export function availableLocales(home: URL = HOME): string[] {
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

/** Features that have a file of texts in a language. */
export function featuresOf(locale: string, home: URL = HOME): string[] {
  return readdirSync(new URL(`${locale}/`, home))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
}

/** Reads the texts of a feature; a language without the file has none. Throws on what is not a JSON object. */
export function readTexts(locale: string, feature: string, home: URL = HOME): Texts {
  if (!featuresOf(locale, home).includes(feature)) return {}
  const parsed: unknown = JSON.parse(readFileSync(new URL(`${locale}/${feature}.json`, home), 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${locale}/${feature}.json is not an object of texts`)
  }
  return Object.fromEntries(Object.entries(parsed).map(([key, text]) => [key, String(text)]))
}

/** Compiles the texts of some features, or of all, taking the fallback's text where the language lacks one. */
export function compiledMessages(locale: string, features?: readonly string[], home: URL = HOME): Messages {
  const compiled: Record<string, CompiledMessage> = {}
  for (const feature of features ?? featuresOf(FALLBACK_LOCALE, home)) {
    const texts = { ...readTexts(FALLBACK_LOCALE, feature, home), ...readTexts(locale, feature, home) }
    for (const [key, text] of Object.entries(texts)) compiled[key] = compileMessage(text)
  }
  return compiled
}
