import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { isRecord } from '../rich-text.ts'
import type { PageText } from './page-text.ts'

/**
 * Sets the text at a path. A step is a prop name or a list item's id, so items may be reordered. A missing target,
 * or one of another form, is left unchanged. Needs no definitions: the server has validated the texts for members'
 * devices.
 */
export function setText<Value>(value: Value, path: readonly string[], text: PageText): Value {
  const [step, ...rest] = path
  // A text is replaced only by a text of the same form.
  if (step === undefined) return hasSameForm(value, text) ? (text as Value) : value
  if (Array.isArray(value)) {
    const index = findItemIndex(value, step)
    return index < 0 ? value : (value.with(index, setText(value[index], rest, text)) as Value)
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: setText(value[step], rest, text) }
}

/** Sets texts of one block and its descendants by their keys. */
export function setBlockTexts(
  block: StoredBlock,
  texts: ReadonlyMap<string, readonly BlockText[]>,
): StoredBlock {
  const blockTexts = texts.get(block.id) ?? []
  const props = blockTexts.reduce((value, { path, text }) => setText(value, path, text), block.props)
  const children = block.children?.map((child) => setBlockTexts(child, texts))
  return { ...block, props, ...(children ? { children } : {}) }
}

/** A text of a block and the way to it inside of the block's props. */
export type BlockText = { path: readonly string[]; text: PageText }

/** The parts of a page that contain text, apart from its title and metadata. */
type TextHolder = { blocks: StoredBlock[]; fields: Record<string, unknown>; page_actions: readonly unknown[] }

/** Sets texts of a page: of its blocks by their ids, of its own fields and buttons by name. */
export function setTexts<Page extends TextHolder>(
  page: Page,
  texts: Readonly<Record<string, PageText>>,
): Page {
  const texts_by_block = new Map<string, BlockText[]>()
  let updated = page
  for (const [key, text] of Object.entries(texts)) {
    const [owner = '', ...path] = key.split('.')
    if (owner === 'fields' || owner === 'page_actions') updated = setText(updated, [owner, ...path], text)
    else texts_by_block.set(owner, [...(texts_by_block.get(owner) ?? []), { path, text }])
  }
  return { ...updated, blocks: updated.blocks.map((block) => setBlockTexts(block, texts_by_block)) }
}

/** Returns the index of the item with this id or, in lists without ids, with this number; -1 where there is none. */
function findItemIndex(items: readonly unknown[], step: string): number {
  const by_id = items.findIndex((item) => getItemId(item) === step)
  if (by_id >= 0) return by_id
  return /^\d{1,3}$/.test(step) && Number(step) < items.length && getItemId(items[Number(step)]) === null
    ? Number(step)
    : -1
}

/** Returns the id of a list item, which survives reordering; null for items without one. */
export function getItemId(item: unknown): string | null {
  if (!isRecord(item)) return null
  const id = item['id'] ?? item['uid']
  return typeof id === 'string' ? id : null
}

/** Whether a text may replace another: lists of the same length, formatted text by formatted text. */
export function hasSameForm(source: unknown, text: unknown): boolean {
  if (typeof source === 'string') return typeof text === 'string'
  if (Array.isArray(source)) return Array.isArray(text) && text.length === source.length
  return isRecord(source) && isRecord(text) && source['type'] === 'doc' && text['type'] === 'doc'
}
