import type { MessageParams, RichMessages } from './keys.generated.ts'
import type { MessageElement } from './message-tree.ts'

/** A text without placeholders is kept as it is; one with placeholders is a syntax tree. */
export type CompiledMessage = string | readonly MessageElement[]

/** Compiled texts by key, of one language and any number of features. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Every key of the catalogue. */
export type MessageKey = keyof MessageParams

/** Keys whose text contains tags and is rendered by `<T>` alone. */
export type RichMessageKey = keyof RichMessages

/** Keys whose text is a plain string. */
export type PlainMessageKey = Exclude<MessageKey, RichMessageKey>

/** Keys whose text takes no values: titles, labels, words of buttons. */
export type LabelKey = {
  [K in PlainMessageKey]: [keyof MessageParams[K]] extends [never] ? K : never
}[PlainMessageKey]

/** The values that the text of a key asks for: none, or an object with each placeholder. */
export type ValuesOf<K extends MessageKey> = [keyof MessageParams[K]] extends [never]
  ? []
  : [values: MessageParams[K]]

/** Gives the text of a key in one language; a key that is not loaded comes back as itself. */
export interface Translate {
  <K extends PlainMessageKey>(key: K, ...values: ValuesOf<K>): string
  /** True when a key made at run time (a problem code, a unit) has a text. */
  has: (key: string) => boolean
  /** The text of a key made at run time; undefined when there is none, or when it asks for values not given. */
  find: (key: string, values?: Readonly<Record<string, string | number>>) => string | undefined
}
