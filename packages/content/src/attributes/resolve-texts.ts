import type { PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import type { Field, Fields } from '../fields.ts'
import { blockDefinition, pageTypeDefinition } from '../registry.ts'
import { isRecord } from '../rich-text.ts'
import { fillParts, parseTokens, type TextPart } from './tokens.ts'

/** The parts of a page whose texts may have tokens; its title and its metadata have none. */
export type TextPage = {
  content_type: string
  fields: Record<string, unknown>
  blocks: StoredBlock[]
  page_actions: PageAction[]
}

/** A text with attributes of the member: where it is in the page, and its pieces for their device. */
export type PersonalText = { path: string[]; parts: TextPart[] }

/** Called for each text; returns what is shown in its place. */
type Resolve = (text: string, path: readonly string[]) => string

/**
 * Returns a page with the values of its own attributes in its texts, and the fallback texts of all others. `personal`
 * lists the texts that members' devices fill in, so that no value of a member is in shared bytes.
 */
export function resolveTexts<Page extends TextPage>(
  page: Page,
  getValue: (slug: string) => string | null,
): { page: Page; personal: PersonalText[] } {
  const personal: PersonalText[] = []
  const resolved = mapTexts(page, (text, path) => {
    if (!text.includes('{')) return text
    const parts = parseTokens(text).map((part) => {
      if (typeof part === 'string' || part.slug.startsWith('member.')) return part
      return fillParts([part], getValue)
    })
    if (parts.some((part) => typeof part !== 'string')) personal.push({ path: [...path], parts })
    return fillParts(parts, () => null)
  })
  return { page: resolved, personal }
}

/** A token in a text of a page; `block_id` is null for the page itself. */
export type TokenUse = { slug: string; block_id: string | null; path: string }

/** Lists the tokens of a page in reading order. */
export function listTokens(page: TextPage): TokenUse[] {
  const found: TokenUse[] = []
  const visit =
    (block_id: string | null): Resolve =>
    (text, path) => {
      if (text.includes('{'))
        for (const part of parseTokens(text))
          if (typeof part !== 'string') found.push({ slug: part.slug, block_id, path: path.join('.') })
      return text
    }
  const visitBlocks = (blocks: readonly StoredBlock[]): void => {
    for (const { id, type, props, children } of blocks) {
      mapFields(blockDefinition(type)?.fields ?? {}, props, [], visit(id))
      visitBlocks(children ?? [])
    }
  }
  mapTexts({ ...page, blocks: [] }, visit(null))
  visitBlocks(page.blocks)
  return found
}

/** Returns the props of one block with the texts that a function returns, as the canvas of the editor shows them. */
export function resolveBlock<Block extends StoredBlock>(
  block: Block,
  getValue: (slug: string) => string | null,
): Block {
  const fields = blockDefinition(block.type)?.fields ?? {}
  const resolve: Resolve = (text) => (text.includes('{') ? fillParts(parseTokens(text), getValue) : text)
  return { ...block, props: mapFields(fields, block.props, [], resolve) }
}

function mapTexts<Page extends TextPage>(page: Page, resolve: Resolve): Page {
  const own_fields = pageTypeDefinition(page.content_type)?.fields ?? {}
  return {
    ...page,
    fields: mapFields(own_fields, page.fields, ['fields'], resolve),
    blocks: mapBlocks(page.blocks, ['blocks'], resolve),
    page_actions: page.page_actions.map((action, index) => ({
      ...action,
      text: resolve(action.text, ['page_actions', String(index), 'text']),
      post_action_button_text: resolve(action.post_action_button_text, [
        'page_actions',
        String(index),
        'post_action_button_text',
      ]),
    })),
  }
}

function mapBlocks(blocks: StoredBlock[], path: readonly string[], resolve: Resolve): StoredBlock[] {
  return blocks.map((block, index) => {
    const here = [...path, String(index)]
    const { children } = block
    return {
      ...block,
      props: mapFields(blockDefinition(block.type)?.fields ?? {}, block.props, [...here, 'props'], resolve),
      ...(children ? { children: mapBlocks(children, [...here, 'children'], resolve) } : {}),
    }
  })
}

function mapFields(
  fields: Fields,
  props: Record<string, unknown>,
  path: readonly string[],
  resolve: Resolve,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([prop, value]) => {
      const field = Object.hasOwn(fields, prop) ? fields[prop] : undefined
      return [prop, field ? mapValue(field, value, [...path, prop], resolve) : value]
    }),
  )
}

function mapValue(field: Field, value: unknown, path: readonly string[], resolve: Resolve): unknown {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && !field.is_address ? resolve(value, path) : value
    case 'long_text':
      return typeof value === 'string' ? resolve(value, path) : value
    case 'lines':
      return mapItems(value, path, (line, at) => (typeof line === 'string' ? resolve(line, at) : line))
    case 'list':
      return mapItems(value, path, (item, at) =>
        isRecord(item) ? mapFields(field.fields, item, at, resolve) : item,
      )
    case 'image':
      return isRecord(value) && typeof value['alt'] === 'string'
        ? { ...value, alt: resolve(value['alt'], [...path, 'alt']) }
        : value
    case 'rich_text':
      return mapNode(value, path, resolve)
    default:
      return value
  }
}

function mapItems(
  value: unknown,
  path: readonly string[],
  map: (item: unknown, path: readonly string[]) => unknown,
): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown, index) => map(item, [...path, String(index)]))
    : value
}

/** The depth of formatted text is limited when it is stored. */
function mapNode(node: unknown, path: readonly string[], resolve: Resolve): unknown {
  if (!isRecord(node)) return node
  const { text, content } = node
  return {
    ...node,
    ...(typeof text === 'string' ? { text: resolve(text, [...path, 'text']) } : {}),
    ...(content === undefined
      ? {}
      : { content: mapItems(content, [...path, 'content'], (child, at) => mapNode(child, at, resolve)) }),
  }
}
