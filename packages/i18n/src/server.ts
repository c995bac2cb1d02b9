import { availableLocales, compiledMessages } from './catalog/read-catalog.ts'
import { createFormat } from './format.ts'
import type { Format } from './format.ts'
import { FALLBACK_LOCALE } from './locales.ts'
import type { Messages, Translate } from './messages.ts'
import { createFormatMessage, createTranslate } from './translate.ts'

/** The words of one language for what the server writes itself: mails, push, drawn pages. */
export interface Translator {
  locale: string
  t: Translate
  /** Formats of this language in a time zone, an IANA name. */
  formatIn: (timeZone: string) => Format
}

const translators = new Map<string, Translator>()

/** The translator of a language over the whole catalogue; a language without texts gives the fallback's. */
export function translator(locale: string): Translator {
  const spoken = spokenLocale(locale)
  let made = translators.get(spoken)
  if (!made) {
    const messages = messagesFor(spoken)
    made = {
      locale: spoken,
      t: createTranslate(messages, createFormatMessage(spoken, messages)),
      formatIn: (timeZone) => createFormat(spoken, timeZone),
    }
    translators.set(spoken, made)
  }
  return made
}

const selections = new Map<string, Messages>()

/**
 * The compiled texts of some features, or of all, with the fallback's text where the language lacks one. This is
 * what the first response inlines and what tests hand to `I18nProvider`. Files are read once in a process.
 */
export function messagesFor(locale: string, features?: readonly string[]): Messages {
  const spoken = spokenLocale(locale)
  const name = `${spoken}:${features?.join(',') ?? '*'}`
  let messages = selections.get(name)
  if (!messages) {
    messages = compiledMessages(spoken, features)
    selections.set(name, messages)
  }
  return messages
}

/** The languages that have texts today. */
export { availableLocales }

function spokenLocale(locale: string): string {
  return availableLocales().includes(locale) ? locale : FALLBACK_LOCALE
}
