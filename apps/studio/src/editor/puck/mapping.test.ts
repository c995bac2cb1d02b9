import { blockDefinitions, newBlock } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listArrangement } from '../state/blocks.ts'
import { fromPuck } from './from-puck.ts'
import { UNKNOWN } from './puck-data.ts'
import { toPuck } from './to-puck.ts'

const leaf = fc.record({
  id: fc.uuid(),
  type: fc.oneof(fc.constantFrom(...Object.keys(blockDefinitions)), fc.stringMatching(/^[a-z][a-z_]{1,12}$/)),
  version: fc.integer({ min: 1, max: 9 }),
  props: fc.dictionary(fc.string(), fc.jsonValue()),
})
const block: fc.Arbitrary<StoredBlock> = fc.oneof(
  leaf,
  fc
    .tuple(leaf, fc.array(leaf, { maxLength: 3 }), fc.constantFrom('composed', 'from_tomorrow'))
    .map(([parent, children, type]) => ({ ...parent, type, children })),
)

describe('toPuck and fromPuck', () => {
  it('preserve the place of every block, also of unknown ones', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        expect(fromPuck(toPuck(blocks))).toEqual(listArrangement(blocks))
      }),
    )
  })

  it('gives each block its own id on the canvas', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        expect(toPuck(blocks).content.map((item) => item.props.id)).toEqual(blocks.map((one) => one.id))
      }),
    )
  })

  it('renders known types with their own component and all others with the one for unknown blocks', () => {
    const known = newBlock('hero', () => crypto.randomUUID())
    const unknown: StoredBlock = { ...known, id: crypto.randomUUID(), type: 'from_tomorrow' }
    expect(toPuck([known, unknown]).content.map((item) => item.type)).toEqual(['hero', UNKNOWN])
  })

  it('follows the order that the canvas was given', () => {
    const blocks = ['text', 'image', 'button'].map((type) => newBlock(type, () => crypto.randomUUID()))
    const { content } = toPuck(blocks)
    expect(fromPuck({ content: content.toReversed() })).toEqual(listArrangement(blocks.toReversed()))
  })

  it('reserves the name of the unknown component', () => {
    expect(Object.keys(blockDefinitions)).not.toContain(UNKNOWN)
  })
})
