import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { isRecord } from '../rich-text.ts'
import type { PageText } from './page-text.ts'

/**
 * Puts a text where its key says. A step of the way is the name of a prop or the id of a list's item, so that items may
 * change places. What is not there, or is no longer of the same form, stays as it is. Needs no definition: members'
 * devices put in what the server has judged.
 */
export function setText<Value>(value: Value, path: readonly string[], text: PageText): Value {
  const [step, ...rest] = path
  // The value keeps its form: a text takes the place of a text.
  if (step === undefined) return hasSameForm(value, text) ? (text as Value) : value
  if (Array.isArray(value)) {
    const index = findItemIndex(value, step)
    return index < 0 ? value : (value.with(index, setText(value[index], rest, text)) as Value)
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: setText(value[step], rest, text) }
}

/** Puts texts of one block and of what is in it where their keys say. */
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

/** Parts of a page that hold words besides its title and what is said of it elsewhere. */
type TextHolder = { blocks: StoredBlock[]; fields: Record<string, unknown>; page_actions: readonly unknown[] }

/** Puts texts into a page: into its blocks by their ids, into its own fields and buttons by name. */
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

/** Where an item with this id stands, or, in lists without ids, with this number; -1 where none does. */
function findItemIndex(items: readonly unknown[], step: string): number {
  const by_id = items.findIndex((item) => getItemId(item) === step)
  if (by_id >= 0) return by_id
  return /^\d{1,3}$/.test(step) && Number(step) < items.length && getItemId(items[Number(step)]) === null
    ? Number(step)
    : -1
}

/** The id of a list's item, which it keeps wherever it stands; null for items that have none. */
export function getItemId(item: unknown): string | null {
  if (!isRecord(item)) return null
  const id = item['id'] ?? item['uid']
  return typeof id === 'string' ? id : null
}

/** Whether a text may stand where another stands: lines by as many, formatted by formatted. */
export function hasSameForm(source: unknown, text: unknown): boolean {
  if (typeof source === 'string') return typeof text === 'string'
  if (Array.isArray(source)) return Array.isArray(text) && text.length === source.length
  return isRecord(source) && isRecord(text) && source['type'] === 'doc' && text['type'] === 'doc'
}
