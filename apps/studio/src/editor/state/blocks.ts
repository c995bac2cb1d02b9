import { flattenBlocks, listSlots } from '@foyer/content/definitions'
import { blockLimits } from '@foyer/contract/rules/block-limits'
import type { StoredBlock } from '@foyer/contract/pages/shapes'

type Blocks = readonly StoredBlock[]

/** Where blocks stand in order: in a slot of a block, or on the page itself. */
export type BlockPlace = { readonly parent_id: string | null; readonly slot: string | null }

/** The place of the blocks that are in no other one. */
export const PAGE: BlockPlace = { parent_id: null, slot: null }

/** A place and the number of a block in it, counted without the block itself. */
export type BlockPosition = BlockPlace & { readonly index: number }

/** Finds a block at any depth. */
export function findBlock(blocks: Blocks, block_id: string | null): StoredBlock | undefined {
  return block_id === null ? undefined : flattenBlocks(blocks).find(({ id }) => id === block_id)
}

/** Lists the blocks in a place. */
export function listPlace(blocks: Blocks, { parent_id, slot }: BlockPlace): Blocks {
  if (parent_id === null) return blocks
  const parent = findBlock(blocks, parent_id)
  return parent ? (groupBySlot(parent).get(slot ?? '') ?? []) : []
}

/** Finds where a block stands. */
export function locateBlock(blocks: Blocks, block_id: string): BlockPosition | null {
  return locateIn(blocks, block_id, PAGE)
}

function locateIn(siblings: Blocks, block_id: string, place: BlockPlace): BlockPosition | null {
  const index = siblings.findIndex(({ id }) => id === block_id)
  if (index >= 0) return { ...place, index }
  for (const sibling of siblings) {
    for (const [slot, inside] of groupBySlot(sibling)) {
      const found = locateIn(inside, block_id, { parent_id: sibling.id, slot })
      if (found) return found
    }
  }
  return null
}

/** Inserts a block; places outside are the nearest inside. Returns the same blocks where a limit would be exceeded. */
export function insertBlock(blocks: Blocks, block: StoredBlock, { index, ...place }: BlockPosition): Blocks {
  if (!canHold(blocks, block, place)) return blocks
  const inserted = updatePlace(blocks, place, (siblings) => siblings.toSpliced(Math.max(index, 0), 0, block))
  return countBlocks(inserted) > blockLimits.blocks ? blocks : inserted
}

/** Moves a block with those inside of it. Returns the same blocks where that changes nothing or is not possible. */
export function moveBlock(blocks: Blocks, block_id: string, position: BlockPosition): Blocks {
  const block = findBlock(blocks, block_id)
  const from = locateBlock(blocks, block_id)
  if (!block || !from || findBlock([block], position.parent_id)) return blocks
  const others = removeBlock(blocks, block_id)
  const index = Math.min(Math.max(position.index, 0), listPlace(others, position).length)
  if (from.parent_id === position.parent_id && from.slot === position.slot && from.index === index)
    return blocks
  const moved = insertBlock(others, block, { ...position, index })
  return moved === others ? blocks : moved
}

/** Removes a block with those inside of it. */
export function removeBlock(blocks: Blocks, block_id: string): Blocks {
  const place = locateBlock(blocks, block_id)
  if (!place) return blocks
  return updatePlace(blocks, place, (siblings) => siblings.filter(({ id }) => id !== block_id))
}

/** Sets one prop of a block. Unchanged blocks stay identical, so that only this one renders again. */
export function setBlockProp(blocks: Blocks, block_id: string, prop: string, value: unknown): Blocks {
  return mapBlock(blocks, block_id, (block) => {
    const props = { ...block.props, [prop]: value }
    // A lost reference is settled once its value was changed.
    const lost = block.choose_again?.filter((path) => isSameAt(block.props, props, path.split('.')))
    return withLost({ ...block, props }, lost)
  })
}

/** Removes the marks of references that were lost when a block was inserted. */
export function acceptLost(blocks: Blocks, block_id: string): Blocks {
  return mapBlock(blocks, block_id, (block) => withLost(block, []))
}

function withLost(block: StoredBlock, lost: string[] | undefined): StoredBlock {
  const { choose_again: _before, ...rest } = block
  return lost && lost.length > 0 ? { ...rest, choose_again: lost } : rest
}

function isSameAt(before: unknown, after: unknown, [step, ...steps]: readonly string[]): boolean {
  if (before === after) return true
  if (step === undefined) return JSON.stringify(before) === JSON.stringify(after)
  const read = (value: unknown): unknown => (value as Record<string, unknown> | null | undefined)?.[step]
  return isSameAt(read(before), read(after), steps)
}

/** Whether a block may stand in a place: not inside of itself, not too deep, and no more than fit. */
export function canHold(blocks: Blocks, block: StoredBlock, place: BlockPlace): boolean {
  if (place.parent_id === null) return true
  const parent = findBlock(blocks, place.parent_id)
  if (!parent || listSlots(parent).length === 0 || findBlock([block], place.parent_id)) return false
  const others = (parent.children ?? []).filter(({ id }) => id !== block.id)
  const level = getLevel(blocks, place.parent_id) + getHeight(block)
  return others.length < blockLimits.children && level <= blockLimits.levels
}

/** A step of a block: before or behind its neighbour, into the block beside it, or out of the one around it. */
export type BlockStep = 'up' | 'down' | 'in' | 'out'

/** Returns where a step leads; null where it leads nowhere. */
export function getStepPosition(blocks: Blocks, block_id: string, step: BlockStep): BlockPosition | null {
  const block = findBlock(blocks, block_id)
  const from = locateBlock(blocks, block_id)
  if (!block || !from) return null
  const position = findStep(blocks, from, step)
  return position && canHold(blocks, block, position) ? position : null
}

function findStep(blocks: Blocks, from: BlockPosition, step: BlockStep): BlockPosition | null {
  const siblings = listPlace(blocks, from)
  if (step === 'up') {
    return from.index > 0 ? { ...from, index: from.index - 1 } : getSlotBeside(blocks, from, -1)
  }
  if (step === 'down') {
    const is_last = from.index === siblings.length - 1
    return is_last ? getSlotBeside(blocks, from, 1) : { ...from, index: from.index + 1 }
  }
  if (step === 'out') {
    const parent = from.parent_id === null ? null : locateBlock(blocks, from.parent_id)
    return parent && { ...parent, index: parent.index + 1 }
  }
  return getEdge(siblings[from.index - 1], 'last') ?? getEdge(siblings[from.index + 1], 'first')
}

/** The end of the slot before, or the start of the one behind. */
function getSlotBeside(blocks: Blocks, from: BlockPosition, direction: 1 | -1): BlockPosition | null {
  const parent = findBlock(blocks, from.parent_id)
  const slots = parent ? [...groupBySlot(parent)] : []
  const [slot, inside] = slots[slots.findIndex(([id]) => id === from.slot) + direction] ?? []
  if (slot === undefined || !inside) return null
  return { parent_id: from.parent_id, slot, index: direction === 1 ? 0 : inside.length }
}

function getEdge(block: StoredBlock | undefined, edge: 'first' | 'last'): BlockPosition | null {
  const [slot, inside] = (block && [...groupBySlot(block)].at(edge === 'first' ? 0 : -1)) ?? []
  if (!block || slot === undefined || !inside) return null
  return { parent_id: block.id, slot, index: edge === 'first' ? 0 : inside.length }
}

/** The position of one block in an arrangement. */
export type ArrangedBlock = BlockPlace & { readonly block_id: string }

/** Lists the blocks of a page with their places, in order. */
export function listArrangement(blocks: Blocks, place: BlockPlace = PAGE): ArrangedBlock[] {
  return blocks.flatMap((block) => [
    { block_id: block.id, ...place },
    ...[...groupBySlot(block)].flatMap(([slot, inside]) =>
      listArrangement(inside, { parent_id: block.id, slot }),
    ),
  ])
}

/**
 * Arranges blocks. One that is missing in the arrangement stays in its place, behind the others. Returns the same blocks
 * where nothing changes or a limit would be exceeded.
 */
export function arrangeBlocks(blocks: Blocks, arrangement: readonly ArrangedBlock[]): Blocks {
  const known = new Map(flattenBlocks(blocks).map((block) => [block.id, block]))
  const positions = new Map<string, BlockPlace>()
  for (const { block_id, ...place } of [...arrangement, ...listArrangement(blocks)]) {
    if (known.has(block_id) && !positions.has(block_id)) positions.set(block_id, place)
  }
  const arranged = [...positions].reduce<Blocks>((placed, [block_id, place]) => {
    const block = known.get(block_id)
    if (!block) return placed
    const { children: _children, ...own } = block
    return insertBlock(placed, own, { ...place, index: listPlace(placed, place).length })
  }, [])
  const is_whole = countBlocks(arranged) === known.size
  return is_whole && !isSameArrangement(arranged, blocks) ? keepIdentity(arranged, known) : blocks
}

/** Whether two versions have the same blocks in the same places. */
export function isSameArrangement(one: Blocks, other: Blocks): boolean {
  return JSON.stringify(listArrangement(one)) === JSON.stringify(listArrangement(other))
}

/** Replaces each block by the known one where both hold the same. */
function keepIdentity(blocks: Blocks, known: ReadonlyMap<string, StoredBlock>): Blocks {
  return blocks.map((block) => {
    const children = block.children && keepIdentity(block.children, known)
    const before = known.get(block.id)
    const is_same =
      before?.slot === block.slot &&
      (children ?? []).length === (before?.children ?? []).length &&
      (children ?? []).every((child, at) => child === before?.children?.[at])
    return is_same && before ? before : children ? { ...block, children: [...children] } : block
  })
}

/** Returns the block to select after one is removed: the next, otherwise the previous, otherwise the one around it. */
export function getNextSelection(blocks: Blocks, block_id: string): string | null {
  const place = locateBlock(blocks, block_id)
  if (!place) return null
  const siblings = listPlace(blocks, place)
  return (siblings[place.index + 1] ?? siblings[place.index - 1])?.id ?? place.parent_id
}

/** The block above or below another one, at any depth. From no selection, down is the first and up the last. */
export function getAdjacentBlock(blocks: Blocks, block_id: string | null, direction: 1 | -1): string | null {
  const ids = listArrangement(blocks).map((block) => block.block_id)
  const position = ids.findIndex((id) => id === block_id)
  if (position < 0) return (direction === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[position + direction] ?? block_id
}

/** The blocks inside of a block by slot, in the order of the slots; none where it holds no blocks. */
function groupBySlot(block: StoredBlock): Map<string, StoredBlock[]> {
  const groups = new Map<string, StoredBlock[]>(listSlots(block).map(({ id }) => [id, []]))
  const [first] = groups.values()
  for (const child of block.children ?? []) (groups.get(child.slot ?? '') ?? first)?.push(child)
  return groups
}

/** Replaces the blocks of a place. Those inside of a block are stored in the order of its slots. */
function updatePlace(
  blocks: Blocks,
  { parent_id, slot }: BlockPlace,
  update: (siblings: Blocks) => Blocks,
): Blocks {
  if (parent_id === null) return update(blocks).map(withoutSlot)
  return mapBlock(blocks, parent_id, (parent) => ({
    ...parent,
    children: [...groupBySlot(parent)].flatMap(([id, inside]) =>
      id === slot
        ? update(inside).map((child) => (child.slot === id ? child : { ...child, slot: id }))
        : inside,
    ),
  }))
}

function withoutSlot(block: StoredBlock): StoredBlock {
  if (block.slot === undefined) return block
  const { slot: _slot, ...own } = block
  return own
}

/** Replaces one block at any depth; all that are not around it stay identical. */
function mapBlock(blocks: Blocks, block_id: string, update: (block: StoredBlock) => StoredBlock): Blocks {
  let is_found = false
  const mapped = blocks.map((block) => {
    if (is_found) return block
    if (block.id === block_id) {
      is_found = true
      return update(block)
    }
    const children = block.children && mapBlock(block.children, block_id, update)
    if (!children || children === block.children) return block
    is_found = true
    return { ...block, children: [...children] }
  })
  return is_found ? mapped : blocks
}

/** How many blocks are around a block, with itself. */
function getLevel(blocks: Blocks, block_id: string): number {
  const { parent_id } = locateBlock(blocks, block_id) ?? PAGE
  return parent_id === null ? 1 : getLevel(blocks, parent_id) + 1
}

function getHeight({ children = [] }: StoredBlock): number {
  return 1 + Math.max(0, ...children.map(getHeight))
}

function countBlocks(blocks: Blocks): number {
  return flattenBlocks(blocks).length
}
