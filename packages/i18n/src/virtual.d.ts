/** Texts on demand, provided by `i18nPlugin` of `@foyer/i18n/vite`. */
declare module 'virtual:foyer/messages' {
  import type { Messages } from '@foyer/i18n'

  /** Loads the texts of some features in a language, or in the fallback when the language has none. */
  export function loadMessages(locale: string, features: readonly string[]): Promise<Messages>
}
