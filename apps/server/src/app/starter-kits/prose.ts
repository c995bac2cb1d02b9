import type {
  RichText,
  RichTextInline,
  RichTextItem,
  RichTextMark,
  RichTextNode,
} from '@foyer/contract/pages/shapes'

/**
 * Parses the text notation of kits: paragraphs, `##` headings, `-` and `1.` lists, `>` quotes, `**bold**`,
 * `*italic*` and `[words](/path)`. For our own texts only, not for user input.
 */
export function prose(text: string): RichText {
  const parts = text.trim().split(/\n\s*\n/)
  return { type: 'doc', content: parts.map((part) => nodeOf(part.trim())) }
}

function nodeOf(part: string): RichTextNode {
  const lines = part.split('\n').map((line) => line.trim())
  if (part.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: inlines(part.slice(3)) }
  if (lines.every((line) => line.startsWith('- '))) {
    return { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return { type: 'orderedList', content: lines.map((line) => item(line.replace(/^\d+\. /, ''))) }
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return { type: 'blockquote', content: [paragraph(lines.map((line) => line.slice(2)).join(' '))] }
  }
  return paragraph(lines.join(' '))
}

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: inlines(text) })
const item = (text: string): RichTextItem => ({ type: 'listItem', content: [paragraph(text)] })

const MARKED = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g

function inlines(text: string): RichTextInline[] {
  const found: RichTextInline[] = []
  let at = 0
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ type: 'text', text: text.slice(at, match.index) })
    found.push(marked(match.groups ?? {}))
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ type: 'text', text: text.slice(at) })
  return found
}

function marked({ bold, italic, words, href }: Record<string, string | undefined>): RichTextInline {
  const mark: RichTextMark = href ? { type: 'link', attrs: { href } } : { type: bold ? 'bold' : 'italic' }
  return { type: 'text', text: bold ?? italic ?? words ?? '', marks: [mark] }
}
