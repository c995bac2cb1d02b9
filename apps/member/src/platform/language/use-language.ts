import { usePlatform } from '../platform.ts'
import { inLanguage, languageName, rememberLanguage } from './language.ts'

/** The languages of the app by their own names, the one in force, and how to change to another. */
export interface LanguageChoice {
  language: string
  choices: readonly { value: string; label: string }[]
  /** Loads the document in the other language: its texts, its direction and its pages come together. */
  choose: (language: string) => void
}

/** The member's choice of language; null where the app speaks one only. */
export function useLanguage(): LanguageChoice | null {
  const { app, locale } = usePlatform()
  if (app.locales.length < 2) return null
  return {
    language: locale,
    choices: app.locales.map((value) => ({ value, label: languageName(value) })),
    choose: (language) => {
      rememberLanguage(language === app.default_locale ? null : language)
      location.assign(inLanguage(location.href, language, app.default_locale))
    },
  }
}
