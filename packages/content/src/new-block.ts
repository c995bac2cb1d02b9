import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Fields, ListField } from './fields.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'
import { isRecord } from './rich-text.ts'
import { listSlots } from './slots.ts'

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
 * same slots. References to pages, media and products stay. Unknown types are copied unchanged.
 */
export function copyBlocks(blocks: readonly StoredBlock[], newId: NewId): StoredBlock[] {
  return blocks.map((block) => {
    const fields = blockDefinition(block.type)?.fields ?? {}
    const copy: StoredBlock = {
      id: newId(),
      type: block.type,
      version: block.version,
      props: regenerateIds(fields, structuredClone(block.props), newId),
      ...(block.slot === undefined ? {} : { slot: block.slot }),
    }
    if (!block.children) return copy
    const slots = listSlots(copy)
    const slot_ids = new Map(listSlots(block).map(({ id }, at) => [id, slots[at]?.id]))
    const children = copyBlocks(block.children, newId).map(({ slot, ...child }) => {
      const copied_slot = slot === undefined ? undefined : (slot_ids.get(slot) ?? slot)
      return copied_slot === undefined ? child : { ...child, slot: copied_slot }
    })
    return { ...copy, children }
  })
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
