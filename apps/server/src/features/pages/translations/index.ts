/** Translations of pages: in the draft, in a release, and when responding. */
export { compileTranslations } from './compile-translations.ts'
export { localize, localizeContent, resolveLocale, pickContentTexts } from './localize.ts'
