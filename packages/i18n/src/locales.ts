import { LOCALES, type Locale } from '@foyer/contract/rules/locales'

export { FALLBACK_LOCALE, LOCALES, type Locale } from '@foyer/contract/rules/locales'

/** Each language by its own name, for language pickers. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  ar: 'العربية',
  cs: 'Čeština',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  pt: 'Português',
  sv: 'Svenska',
}

/** The languages in which Foyer's own texts exist: the folders of `locales/`. */
export const TEXT_LOCALES = ['ar', 'en'] as const satisfies readonly Locale[]

/** Whether Foyer's own texts exist in a language; in others its buttons are in `FALLBACK_LOCALE`. */
export function hasTexts(locale: Locale): boolean {
  return (TEXT_LOCALES as readonly Locale[]).includes(locale)
}

/** True for a tag that is one of the supported languages, spelled exactly. */
export function isLocale(tag: string): tag is Locale {
  return (LOCALES as readonly string[]).includes(tag)
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** The value of `dir` for a language: text and layout run from the right in Arabic. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(baseLanguage(locale)) ? 'rtl' : 'ltr'
}

/** The language of a tag without region or script, in lower case: `pt-BR` is `pt`. */
export function baseLanguage(tag: string): string {
  return (tag.split(/[-_]/, 1)[0] ?? '').toLowerCase()
}
