/** What pages say in other languages: in the draft, in a release, and at the moment of answering. */
export { compileTranslations } from './compile-translations.ts'
export { localize, localizeContent, resolveLocale, pickContentTexts } from './localize.ts'
