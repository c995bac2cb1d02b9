import type { RichText, RichTextInline, RichTextItem, RichTextNode } from '@foyer/contract/pages/shapes'

/** A text with nothing in it. */
export const emptyRichText: RichText = { type: 'doc', content: [] }

/** Creates formatted text from plain text; empty lines separate paragraphs. */
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

/** Returns the plain text of a formatted text, one paragraph a line; for search and Open Graph texts. */
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

/**
 * Lists the links of a formatted text in order, as stored. Takes any value, because it also has to find unsafe ones.
 */
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

/** Whether a value is a plain object whose props may be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
