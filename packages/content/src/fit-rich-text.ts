import {
  safeLink,
  type RichText,
  type RichTextInline,
  type RichTextItem,
  type RichTextMark,
  type RichTextNode,
} from '@foyer/contract/pages/shapes'
import { richTextLimits } from '@foyer/contract/rules/rich-text-limits'
import { isRecord } from './rich-text.ts'

type Node = Record<string, unknown>

/**
 * Fits an editor's document to the contract without losing text: levels that are too deep are merged into the
 * deepest one, other values are clamped, and attributes, marks and nodes that are not stored are omitted.
 */
export function fitRichText(document: unknown): RichText {
  return { type: 'doc', content: fitNodes(listChildren(document), richTextLimits.depth) }
}

/** `depth`: how many levels of lists and quotes may still follow. */
function fitNodes(nodes: readonly Node[], depth: number): RichTextNode[] {
  return nodes.flatMap((node) => fitNode(node, depth))
}

function fitNode(node: Node, depth: number): RichTextNode[] {
  switch (node['type']) {
    case 'paragraph':
      return [{ type: 'paragraph', ...fitInlines(node) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: fitLevel(node) }, ...fitInlines(node) }]
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }]
    case 'blockquote': {
      if (depth === 0) return fitNodes(listChildren(node), 0)
      const content = fitNodes(listChildren(node), depth - 1)
      return content.length > 0 ? [{ type: 'blockquote', content }] : []
    }
    case 'bulletList':
    case 'orderedList':
      return depth === 0 ? flattenList(node) : fitList(node, depth)
    default:
      return fitUnknown(node, depth)
  }
}

function fitList(list: Node, depth: number): RichTextNode[] {
  const content = fitItems(list, depth - 1)
  if (content.length === 0) return []
  if (list['type'] === 'bulletList') return [{ type: 'bulletList', content }]
  return [{ type: 'orderedList', attrs: { start: fitStart(list) }, content }]
}

/** Below the deepest level, items become paragraphs. */
function flattenList(list: Node): RichTextNode[] {
  return listChildren(list).flatMap((item) => fitNodes(listChildren(item), 0))
}

function fitItems(list: Node, depth: number): RichTextItem[] {
  return listChildren(list).flatMap((item) => {
    if (depth === 0) return fitDeepestItem(item)
    const content = fitNodes(listChildren(item), depth)
    return content.length > 0 ? [{ type: 'listItem' as const, content }] : []
  })
}

/** The items of lists in an item of the deepest level follow it in the same list, in the order of their text. */
function fitDeepestItem(item: Node): RichTextItem[] {
  const items: RichTextItem[] = []
  for (const child of listChildren(item)) {
    if (isList(child)) {
      items.push(...fitItems(child, 0))
      continue
    }
    const content = fitNode(child, 0)
    const last = items.at(-1)
    if (last) last.content.push(...content)
    else if (content.length > 0) items.push({ type: 'listItem', content })
  }
  return items
}

/** A node that is not stored becomes a paragraph of its text, or what is in it. */
function fitUnknown(node: Node, depth: number): RichTextNode[] {
  const children = listChildren(node)
  const { content } = fitInlines(node)
  return content ? [{ type: 'paragraph', content }] : fitNodes(children, depth)
}

function fitInlines(node: Node): { content?: RichTextInline[] } {
  const content = listChildren(node).flatMap((child): RichTextInline[] => {
    const marks = fitMarks(child)
    if (child['type'] === 'hardBreak') return [{ type: 'hardBreak', ...marks }]
    const { text } = child
    return child['type'] === 'text' && typeof text === 'string' && text !== ''
      ? [{ type: 'text', text, ...marks }]
      : []
  })
  return content.length > 0 ? { content } : {}
}

function fitMarks({ marks }: Node): { marks?: RichTextMark[] } {
  const known = (Array.isArray(marks) ? marks : []).flatMap((mark: unknown): RichTextMark[] => {
    if (!isRecord(mark)) return []
    switch (mark['type']) {
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strike':
      case 'code':
        return [{ type: mark['type'] }]
      case 'link': {
        const href = safeLink.safeParse(isRecord(mark['attrs']) ? mark['attrs']['href'] : null).data
        return href === undefined ? [] : [{ type: 'link', attrs: { href } }]
      }
      default:
        return []
    }
  })
  return known.length > 0 ? { marks: known } : {}
}

function fitLevel(heading: Node): number {
  const { min, max } = richTextLimits.heading_level
  return clampInteger(readAttribute(heading, 'level'), { min, max }, min)
}

function fitStart(list: Node): number {
  return clampInteger(readAttribute(list, 'start'), richTextLimits.list_start, 1)
}

function clampInteger(value: unknown, { min, max }: { min: number; max: number }, fallback: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fallback
  return Math.min(max, Math.max(min, Math.round(value)))
}

function readAttribute({ attrs }: Node, name: string): unknown {
  return isRecord(attrs) ? attrs[name] : undefined
}

function isList({ type }: Node): boolean {
  return type === 'bulletList' || type === 'orderedList'
}

function listChildren(node: unknown): Node[] {
  const children = isRecord(node) ? node['content'] : null
  return Array.isArray(children) ? children.filter(isRecord) : []
}
