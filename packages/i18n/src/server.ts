import { listLocales, compileMessages } from './catalog/read-catalog.ts'
import { createFormat } from './format.ts'
import type { Format } from './format.ts'
import { FALLBACK_LOCALE } from './locales.ts'
import type { Messages, Translate } from './messages.ts'
import { createFormatMessage, createTranslate } from './create-translate.ts'

/** The texts of one language for what the server writes itself: mails, push, rendered pages. */
export interface Translator {
  locale: string
  t: Translate
  /** Formats of this language in a time zone, an IANA name. */
  formatIn: (timeZone: string) => Format
}

const translators = new Map<string, Translator>()

/** Returns the translator of a language over the whole catalogue; a language without texts gets the fallback's. */
export function getTranslator(locale: string): Translator {
  const resolved = resolveLocale(locale)
  let translatorOf = translators.get(resolved)
  if (!translatorOf) {
    const messages = getMessages(resolved)
    translatorOf = {
      locale: resolved,
      t: createTranslate(messages, createFormatMessage(resolved, messages)),
      formatIn: (timeZone) => createFormat(resolved, timeZone),
    }
    translators.set(resolved, translatorOf)
  }
  return translatorOf
}

const selections = new Map<string, Messages>()

/**
 * The compiled texts of some features, or of all, with the fallback's text where the language lacks one. This is
 * what the first response inlines and what tests hand to `I18nProvider`. Files are read once in a process.
 */
export function getMessages(locale: string, features?: readonly string[]): Messages {
  const resolved = resolveLocale(locale)
  const cacheKey = `${resolved}:${features?.join(',') ?? '*'}`
  let messages = selections.get(cacheKey)
  if (!messages) {
    messages = compileMessages(resolved, features)
    selections.set(cacheKey, messages)
  }
  return messages
}

/** The languages that have texts today. */
export { listLocales }

function resolveLocale(locale: string): string {
  return listLocales().includes(locale) ? locale : FALLBACK_LOCALE
}
