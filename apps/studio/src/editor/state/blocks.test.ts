import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { aBlock } from '../testing/a-draft.ts'
import {
  arrangeBlocks,
  canHold,
  findBlock,
  getAdjacentBlock,
  getNextSelection,
  getStepPosition,
  insertBlock,
  listArrangement,
  moveBlock,
  PAGE,
  removeBlock,
  type BlockStep,
} from './blocks.ts'

const blocks = ['a', 'b', 'c'].map((id) => aBlock(id))

/** A block with two slots: `<id>1` and `<id>2`. */
function aContainer(
  id: string,
  first: readonly StoredBlock[],
  second: readonly StoredBlock[] = [],
): StoredBlock {
  const slots = [`${id}1`, `${id}2`] as const
  const parts = slots.map((slot) => ({ id: slot, title: '' }))
  const inSlot = (slot: string) => (block: StoredBlock) => ({ ...block, slot })
  const children = [...first.map(inSlot(slots[0])), ...second.map(inSlot(slots[1]))]
  return aBlock(id, { type: 'composed', props: { title: '', layout: 'columns', parts }, children })
}

/** Writes a page as `a K(b|c) d`. */
const show = (shown: readonly StoredBlock[]): string =>
  shown
    .map(({ id, type, children = [] }) => {
      if (type !== 'composed') return id
      const inSlot = (slot: string) => show(children.filter((child) => child.slot === slot))
      return `${id}(${inSlot(`${id}1`)}|${inSlot(`${id}2`)})`
    })
    .join(' ')

const nested = [
  aBlock('a'),
  aContainer('K', [aBlock('b'), aContainer('L', [aBlock('c')])], [aBlock('d')]),
  aBlock('e'),
]

describe('getAdjacentBlock', () => {
  const cases: [from: string | null, by: 1 | -1, to: string | null][] = [
    ['a', 1, 'b'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
    ['c', 1, 'c'],
    [null, 1, 'a'],
    [null, -1, 'c'],
  ]
  it.each(cases)('from %s by %i is %s', (from, by, to) => {
    expect(getAdjacentBlock(blocks, from, by)).toBe(to)
  })

  it('is nothing on an empty page', () => {
    expect(getAdjacentBlock([], null, 1)).toBeNull()
  })

  it('leads into blocks and out of them', () => {
    expect(['a', 'K', 'c', 'd'].map((id) => getAdjacentBlock(nested, id, 1))).toEqual(['K', 'b', 'd', 'e'])
  })
})

describe('getNextSelection', () => {
  it('is the next block, else the one before, else the one around it, else none', () => {
    expect(getNextSelection(blocks, 'a')).toBe('b')
    expect(getNextSelection(blocks, 'c')).toBe('b')
    expect(getNextSelection(nested, 'c')).toBe('L')
    expect(getNextSelection(blocks.slice(0, 1), 'a')).toBeNull()
  })
})

describe('a step', () => {
  const cases: [block_id: string, step: BlockStep, result: string | null][] = [
    ['a', 'up', null],
    ['e', 'down', null],
    ['a', 'in', 'K(a b L(c|)|d) e'],
    ['e', 'in', 'a K(b L(c|)|d e)'],
    ['K', 'in', null],
    ['b', 'in', 'a K(L(b c|)|d) e'],
    ['c', 'out', 'a K(b L(|) c|d) e'],
    ['d', 'out', 'a K(b L(c|)|) d e'],
    ['a', 'out', null],
    ['d', 'up', 'a K(b L(c|) d|) e'],
    ['L', 'down', 'a K(b|L(c|) d) e'],
    ['c', 'down', 'a K(b L(|c)|d) e'],
    ['c', 'up', null],
  ]
  it.each(cases)('of %s %s leads to %s', (block_id, step, result) => {
    const position = getStepPosition(nested, block_id, step)
    expect(position && show(moveBlock(nested, block_id, position))).toBe(result)
  })
})

describe('blocks inside of blocks', () => {
  it('are removed with the block around them', () => {
    expect(show(removeBlock(nested, 'L'))).toBe('a K(b|d) e')
    expect(show(removeBlock(nested, 'K'))).toBe('a e')
  })

  it('lose their slot where they move onto the page', () => {
    expect(findBlock(moveBlock(nested, 'c', { ...PAGE, index: 0 }), 'c')).toEqual(aBlock('c'))
  })

  it('are in the first slot where their own is gone', () => {
    const orphan = { ...aContainer('K', []), children: [{ ...aBlock('x'), slot: 'gone' }] }
    expect(listArrangement([orphan])[1]).toEqual({ block_id: 'x', parent_id: 'K', slot: 'K1' })
  })

  it('never move into themselves, nor deeper than the limit', () => {
    const [, outer] = nested
    const deep = aContainer('M', [aContainer('N', [aBlock('x')])])
    const page = [...nested, deep]
    expect(moveBlock(nested, 'K', { parent_id: 'L', slot: 'L1', index: 0 })).toBe(nested)
    expect(outer && canHold(page, outer, { parent_id: 'N', slot: 'N1' })).toBe(false)
    expect(moveBlock(page, 'M', { parent_id: 'L', slot: 'L1', index: 0 })).toBe(page)
    expect(show(moveBlock(page, 'N', { parent_id: 'L', slot: 'L1', index: 0 }))).toBe(
      'a K(b L(N(x|) c|)|d) e M(|)',
    )
  })

  it('count towards the limit of the page', () => {
    const inside = Array.from({ length: 49 }, (_, at) => aBlock(`i${at}`))
    const full = [1, 2, 3, 4].map((number) => aContainer(`F${number}`, inside))
    expect(insertBlock(full, aBlock('x'), { ...PAGE, index: 0 })).toBe(full)
  })
})

describe('arrangeBlocks', () => {
  const arrange = (...moved: [block_id: string, parent_id: string | null, slot: string | null][]) =>
    arrangeBlocks(
      nested,
      listArrangement(nested).map((block) => {
        const [, parent_id, slot] = moved.find(([id]) => id === block.block_id) ?? []
        return parent_id === undefined ? block : { ...block, parent_id, slot: slot ?? null }
      }),
    )

  it('moves a block to another place, and leaves all others identical', () => {
    const arranged = arrange(['d', 'K', 'K1'])
    expect(show(arranged)).toBe('a K(b L(c|) d|) e')
    expect(findBlock(arranged, 'L')).toBe(findBlock(nested, 'L'))
  })

  it('returns the same blocks where nothing changes', () => {
    expect(arrange()).toBe(nested)
  })

  it('refuses what is in no known place', () => {
    expect(arrange(['d', 'gone', 'K1'])).toBe(nested)
  })
})
