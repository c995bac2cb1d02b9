export { FALLBACK_LOCALE, LOCALE_NAMES, LOCALES, directionOf, hasTexts, isLocale } from './locales.ts'
export type { Locale } from './locales.ts'
export { negotiateLocale } from './negotiate-locale.ts'
export { createFormat } from './format.ts'
export type { DateWidth, Format, DateInput } from './format.ts'
export { fieldErrorMessage, problemMessage } from './problem-message.ts'
export type { Problem } from './problem-message.ts'
export type {
  CompiledMessage,
  LabelKey,
  MessageKey,
  Messages,
  PlainMessageKey,
  RichMessageKey,
  Translate,
  ValuesOf,
} from './messages.ts'
