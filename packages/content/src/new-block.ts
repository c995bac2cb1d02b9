import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Fields, ListField } from './fields.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'
import { isRecord } from './rich-text.ts'

/** Creates ids: UUIDv7 on the server, `crypto.randomUUID` in the studio. */
export type NewId = () => string

/** Creates a block of a type with its defaults. Throws on an unknown type, which is a bug of the caller. */
export function newBlock(type: string, newId: NewId): StoredBlock {
  const definition = blockDefinition(type)
  if (!definition) throw new Error(`There is no block type ${type}.`)
  const props = regenerateIds(definition.fields, structuredClone(definition.defaults), newId)
  return { id: newId(), type, version: definition.version, props }
}

/** Creates the blocks that a new page of a type starts with; none for an unknown type. */
export function newPageBlocks(content_type: string, newId: NewId): StoredBlock[] {
  const types = pageTypeDefinition(content_type)?.suggested_blocks() ?? []
  return types.map((type) => newBlock(type, newId))
}

/** Creates a new item for a list field, with ids of its own. */
export function newItem(field: ListField, newId: NewId): Record<string, unknown> {
  return freshItem(field.fields, structuredClone(field.item), newId)
}

/**
 * Copies blocks with new ids for the blocks, actions and list items (model, "Units"), and with the blocks inside in the
 * same slots. What names one of these ids inside the copy names the new one; references to pages, media and products
 * stay. Unknown types are copied unchanged.
 */
export function copyBlocks(blocks: readonly StoredBlock[], newId: NewId): StoredBlock[] {
  const new_ids = new Map<string, string>()
  const copies = copyEach(blocks, newId, new_ids)
  return copies.map((copy) => withNewIds(copy, new_ids))
}

function copyEach(blocks: readonly StoredBlock[], newId: NewId, new_ids: Map<string, string>): StoredBlock[] {
  return blocks.map((block) => {
    const fields = blockDefinition(block.type)?.fields ?? {}
    const { children, props, ...rest } = block
    const copy: StoredBlock = {
      ...rest,
      id: newId(),
      props: regenerateIds(fields, structuredClone(props), newId),
    }
    new_ids.set(block.id, copy.id)
    noteNewIds(props, copy.props, new_ids)
    return children ? { ...copy, children: copyEach(children, newId, new_ids) } : copy
  })
}

/** Notes which id took the place of which. */
function noteNewIds(before: unknown, after: unknown, new_ids: Map<string, string>): void {
  if (!isRecord(before) && !Array.isArray(before)) return
  const values = Object.entries(after as Record<string, unknown>)
  for (const [name, value] of values) {
    const old = (before as Record<string, unknown>)[name]
    const is_id = (name === 'id' || name === 'uid') && typeof old === 'string' && typeof value === 'string'
    if (is_id && old !== value) new_ids.set(old, value)
    noteNewIds(old, value, new_ids)
  }
}

function withNewIds<Value>(value: Value, new_ids: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (new_ids.get(value) ?? value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => withNewIds(item, new_ids)) as Value
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withNewIds(item, new_ids)]),
  ) as Value
}

/** Gives every action and list item in props a new id. Also used for a page's own fields when a page is copied. */
export function regenerateIds(
  fields: Fields,
  props: Record<string, unknown>,
  newId: NewId,
): Record<string, unknown> {
  const fresh = { ...props }
  for (const [prop, field] of Object.entries(fields)) {
    const value = props[prop]
    if (field.kind === 'action' && isRecord(value)) fresh[prop] = { ...value, id: newId() }
    if (field.kind === 'list' && Array.isArray(value)) {
      fresh[prop] = value.map((item: unknown) =>
        isRecord(item) ? freshItem(field.fields, item, newId) : item,
      )
    }
  }
  return fresh
}

function freshItem(fields: Fields, item: Record<string, unknown>, newId: NewId): Record<string, unknown> {
  const fresh = regenerateIds(fields, item, newId)
  if ('id' in item) fresh['id'] = newId()
  if ('uid' in item) fresh['uid'] = newId()
  return fresh
}
