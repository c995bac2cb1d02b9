import { createFormatters } from '@formatjs/intl'
import type { CompiledMessage } from '../messages.ts'

const { getMessageFormat } = createFormatters()

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

/** An element of a tree as the checks read it: its type is one of `ELEMENT`. */
export interface MessageElement {
  type: number
  value?: string
  children?: readonly MessageElement[]
  options?: Readonly<Record<string, { value: readonly MessageElement[] }>>
}

/** The syntax tree of an ICU message. Throws a SyntaxError on what is not one. */
export function parseMessage(text: string): Exclude<CompiledMessage, string> {
  return getMessageFormat(text, 'en', undefined, { captureLocation: false }).getAst()
}

/** What is sent to clients: the text itself when nothing is to be filled in, else its syntax tree. */
export function compileMessage(text: string): CompiledMessage {
  const tree = parseMessage(text)
  const [only, ...rest]: readonly MessageElement[] = tree
  if (only === undefined) return ''
  return rest.length === 0 && only.type === ELEMENT.literal ? (only.value ?? '') : tree
}
