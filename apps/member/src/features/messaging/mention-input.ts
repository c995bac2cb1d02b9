import { formatMention } from '@foyer/domain/messaging'

/** The beginning of a name behind an at sign that ends at the caret; null where none is being typed. */
export function findMentionTerm(text: string, caret: number): string | null {
  const match = /(?:^|\s)@([^\s@]{0,40})$/u.exec(text.slice(0, caret))
  return match ? (match[1] ?? '') : null
}

/** The text with the name in place of what was being typed, and where the caret stands then. */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const term = findMentionTerm(text, caret)
  if (term === null) return { text, caret }
  const before = `${text.slice(0, caret - term.length)}${name} `
  return { text: before + text.slice(caret), caret: before.length }
}

/** The text as it is sent: names that were picked, and still stand behind an at sign, are mentions. */
export function encodeMentions(text: string, names: readonly string[]): string {
  if (names.length === 0) return text
  const longest_first = [...new Set(names)].sort((a, b) => b.length - a.length)
  const picked = new RegExp(longest_first.map((name) => `@${escapePattern(name)}`).join('|'), 'gu')
  return text.replace(picked, (mention) => formatMention(mention.slice(1)))
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&')
}
