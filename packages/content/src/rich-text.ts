import type { RichText, RichTextInline, RichTextItem, RichTextNode } from '@foyer/contract/pages/shapes'

/** A text with nothing in it. */
export const emptyRichText: RichText = { type: 'doc', content: [] }

/** Makes formatted text of plain paragraphs; empty lines part them. */
export function richTextFrom(plain: string): RichText {
  const paragraphs = plain
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** The words of a formatted text, paragraphs parted by a line break; for search and Open Graph texts. */
export function richTextToPlain(text: RichText): string {
  return text.content
    .map(nodeToPlain)
    .filter((line) => line !== '')
    .join('\n')
}

function nodeToPlain(node: RichTextNode | RichTextItem): string {
  if (node.type === 'horizontalRule') return ''
  if (node.type === 'paragraph' || node.type === 'heading')
    return (node.content ?? []).map(inlineText).join('')
  return node.content
    .map(nodeToPlain)
    .filter((line) => line !== '')
    .join('\n')
}

function inlineText(node: RichTextInline): string {
  return node.type === 'text' ? node.text : ' '
}

/** The links of a formatted text, in order, as they are stored. Takes any value: unsafe ones are what it looks for. */
export function listRichTextLinks(value: unknown): string[] {
  const links: string[] = []
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const node = pending.shift()
    if (Array.isArray(node)) pending.push(...(node as unknown[]))
    else if (isRecord(node)) {
      if (node['type'] === 'link' && isRecord(node['attrs']) && typeof node['attrs']['href'] === 'string') {
        links.push(node['attrs']['href'])
      }
      pending.push(node['content'], node['marks'])
    }
  }
  return links
}

/** Tells whether a value is a plain object whose props may be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
