import { formatMention } from '@foyer/domain/messaging'

/** The beginning of a name behind an at sign that ends at the caret; null where none is being typed. */
export function findMentionTerm(text: string, caret: number): string | null {
  const match = /(?:^|\s)@([^\s@]{0,40})$/u.exec(text.slice(0, caret))
  return match ? (match[1] ?? '') : null
}

/** The text with the typed mention replaced by the name, and the new caret position. */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const term = findMentionTerm(text, caret)
  if (term === null) return { text, caret }
  const before = `${text.slice(0, caret - term.length)}${name} `
  return { text: before + text.slice(caret), caret: before.length }
}

/** The text to send, with picked names that still follow an at sign encoded as mentions. */
export function encodeMentions(text: string, names: readonly string[]): string {
  if (names.length === 0) return text
  const longest_first = [...new Set(names)].sort((a, b) => b.length - a.length)
  const picked = new RegExp(longest_first.map((name) => `@${escapePattern(name)}`).join('|'), 'gu')
  return text.replace(picked, (mention) => formatMention(mention.slice(1)))
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&')
}
