import { ELEMENT } from '../message-tree.ts'
import type { MessageElement } from '../message-tree.ts'
import { parseMessage } from './compile-message.ts'

/** The placeholders of a message: its values with their TypeScript types, and its tags. */
export interface Placeholders {
  values: ReadonlyMap<string, string>
  tags: ReadonlySet<string>
}

/**
 * Collects the values and tags of an ICU message. Dates and times are refused: they are formatted by `useFormat`,
 * where the time zone is always explicit, and handed in as text.
 */
export function collectPlaceholders(text: string): Placeholders {
  const values = new Map<string, string>()
  const tags = new Set<string>()
  const visit = (tree: readonly MessageElement[]): void => {
    for (const { type, value = '', children = [], options = {} } of tree) {
      if (type === ELEMENT.date || type === ELEMENT.time) {
        throw new SyntaxError(`{${value}} formats a date; format it with useFormat and pass the text`)
      }
      if (type === ELEMENT.argument && !values.has(value)) values.set(value, 'string | number')
      if (type === ELEMENT.number || type === ELEMENT.plural) values.set(value, 'number')
      if (type === ELEMENT.select) values.set(value, 'string')
      if (type === ELEMENT.tag) tags.add(value)
      for (const part of [children, ...Object.values(options).map((option) => option.value)]) visit(part)
    }
  }
  visit(parseMessage(text))
  return { values, tags }
}
