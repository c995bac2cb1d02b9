/** Element types of a message's syntax tree, as FormatJS numbers them. */
export const ELEMENT = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
} as const

/** An element of a compiled message; its type is one of `ELEMENT`. */
export interface MessageElement {
  type: number
  /** The text of a literal, otherwise the name of the value or tag. */
  value?: string
  /** The content of a tag. */
  children?: readonly MessageElement[]
  /** The choices of a plural or select by their names. */
  options?: Readonly<Record<string, { value: readonly MessageElement[] }>>
  /** What a plural takes off before it counts. */
  offset?: number
  pluralType?: Intl.PluralRuleType | undefined
  /** The number format, if the text defines one. */
  style?: string | { parsedOptions?: Intl.NumberFormatOptions } | null | undefined
}
