import { createFormatters } from '@formatjs/intl'
import { ELEMENT } from '../message-tree.ts'
import type { MessageElement } from '../message-tree.ts'
import type { CompiledMessage } from '../messages.ts'

const { getMessageFormat } = createFormatters()

/** The syntax tree of an ICU message. Throws a SyntaxError on what is not one. */
export function parseMessage(text: string): readonly MessageElement[] {
  return getMessageFormat(text, 'en', undefined, { captureLocation: false }).getAst()
}

/** What is sent to clients: the text itself when nothing is to be filled in, else its syntax tree. */
export function compileMessage(text: string): CompiledMessage {
  const tree = parseMessage(text)
  const [only, ...rest] = tree
  if (only === undefined) return ''
  return rest.length === 0 && only.type === ELEMENT.literal ? (only.value ?? '') : tree
}
