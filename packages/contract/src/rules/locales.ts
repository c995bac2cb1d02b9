/** The languages that an app supports, as BCP 47 tags (spec section 9, "Supported languages"). */
export const LOCALES = [
  'ar',
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt',
  'sv',
] as const

/** One of the supported languages. */
export type Locale = (typeof LOCALES)[number]

/** The language used where a text is missing in another (spec section 9). */
export const FALLBACK_LOCALE = 'en' satisfies Locale
