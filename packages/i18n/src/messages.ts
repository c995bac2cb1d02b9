import type { MessageParams, RichMessages } from './keys.generated.ts'
import type { MessageElement } from './message-tree.ts'

/** A text without placeholders is a string; one with placeholders is a syntax tree. */
export type CompiledMessage = string | readonly MessageElement[]

/** Compiled texts by key, of one language and any number of features. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Every key of the catalogue. */
export type MessageKey = keyof MessageParams

/** Keys whose text contains tags and is rendered only by `<T>`. */
export type RichMessageKey = keyof RichMessages

/** Keys whose text is a plain string. */
export type PlainMessageKey = Exclude<MessageKey, RichMessageKey>

/** Keys whose text has no values: titles, labels, button labels. */
export type LabelKey = {
  [K in PlainMessageKey]: [keyof MessageParams[K]] extends [never] ? K : never
}[PlainMessageKey]

/** The values of a key's text: none, or an object with each placeholder. */
export type ValuesOf<K extends MessageKey> = [keyof MessageParams[K]] extends [never]
  ? []
  : [values: MessageParams[K]]

/** Returns the text of a key in one language, or the key itself if it is not loaded. */
export interface Translate {
  <K extends PlainMessageKey>(key: K, ...values: ValuesOf<K>): string
  /** Whether a key built at run time (a problem code, a unit) has a text. */
  has: (key: string) => boolean
  /**
   * Returns the text of a key built at run time; undefined when there is none, or when it needs values that are
   * missing.
   */
  find: (key: string, values?: Readonly<Record<string, string | number>>) => string | undefined
}
