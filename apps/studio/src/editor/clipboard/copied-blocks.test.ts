import { newBlock, type NewId } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { describe, expect, it } from 'vitest'
import { readCopied, toPlainText, writeCopied } from './copied-blocks.ts'

let count = 0
const newId: NewId = () => `0198c0de-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`
const aBlock = (type: string, props: Record<string, unknown> = {}): StoredBlock => {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}
const action = (given: object) => ({ id: newId(), ...given })
const body = (node: object) => ({ body: { type: 'doc', content: [node] } })

/** Blocks in one another. */
const nest = (levels: number): StoredBlock =>
  levels === 1 ? aBlock('text') : { ...aBlock('composed'), children: [nest(levels - 1)] }

const read = (blocks: readonly unknown[]) =>
  readCopied(writeCopied({ app: 'ironwood', blocks: blocks as StoredBlock[] }))

describe('readCopied', () => {
  it('reads what was copied', () => {
    const blocks = [aBlock('hero', { title: 'Base Camp' }), nest(4)]
    expect(read(blocks)).toEqual({ app: 'ironwood', blocks })
  })

  it('reads values that the owner has not corrected yet', () => {
    const blocks = [aBlock('hero', { height_ratio: 900, title: 'x'.repeat(500) })]
    expect(read(blocks)).toEqual({ app: 'ironwood', blocks })
  })

  it.each<[string, string, object]>([
    ['words', 'Hello', { refused: 'no_blocks' }],
    ['a number', '7', { refused: 'no_blocks' }],
    ['nothing', '', { refused: 'no_blocks' }],
    ['something else in our form', '{"blocks":[]}', { refused: 'no_blocks' }],
    ['no blocks', writeCopied({ app: 'ironwood', blocks: [] }), { refused: 'no_blocks' }],
    ['a newer form', '{"format":"foyer.blocks","version":2,"app":"a","blocks":[]}', { refused: 'no_blocks' }],
    ['too much', 'x'.repeat(2_000_001), { refused: 'too_large' }],
    ['an unfinished text', '{"format":"foyer.blocks",', { refused: 'no_blocks' }],
  ])('refuses %s', (_what, text, refusal) => {
    expect(readCopied(text)).toEqual(refusal)
  })

  it.each<[string, readonly unknown[], object]>([
    ['blocks nested 20 deep', [nest(20)], { refused: 'nested_too_deep', type: 'composed' }],
    ['too many blocks', Array.from({ length: 201 }, () => aBlock('text')), { refused: 'too_many' }],
    [
      'a block of a newer release',
      [{ ...aBlock('hero'), version: 999 }],
      { refused: 'unknown_block', type: 'hero' },
    ],
    [
      'an unknown block',
      [{ ...aBlock('hero'), type: 'hologram' }],
      { refused: 'unknown_block', type: 'hologram' },
    ],
    ['an unknown prop', [aBlock('hero', { onclick: 'x' })], { refused: 'invalid', type: 'hero' }],
    [
      'a prop of another type',
      [aBlock('hero', { title: { html: '<b>' } })],
      { refused: 'invalid', type: 'hero' },
    ],
    ['an unknown key', [{ ...aBlock('hero'), style: 'x' }], { refused: 'invalid' }],
    ['an id that is none', [{ ...aBlock('hero'), id: '"><script>' }], { refused: 'invalid' }],
    [
      'code in a link',
      [aBlock('button', { action: action({ type: 'open_url', url: 'javascript:alert(1)' }) })],
      { refused: 'unsafe_link', type: 'button' },
    ],
    [
      'an action that does not exist',
      [aBlock('button', { action: action({ type: 'run', code: 'x' }) })],
      { refused: 'invalid', type: 'button' },
    ],
    [
      'HTML as formatted text',
      [aBlock('text', { body: '<img onerror=x>' })],
      { refused: 'invalid', type: 'text' },
    ],
    [
      'a text node that does not exist',
      [aBlock('text', body({ type: 'script', content: [] }))],
      { refused: 'invalid', type: 'text' },
    ],
    [
      'a block in one that holds none',
      [{ ...aBlock('text'), children: [aBlock('text')] }],
      { refused: 'invalid', type: 'text' },
    ],
  ])('refuses %s', (_what, blocks, refusal) => {
    expect(read(blocks)).toEqual(refusal)
  })
})

describe('toPlainText', () => {
  it('has what a reader sees', () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Three days a week.' }] }
    expect(toPlainText([aBlock('hero', { title: 'Base Camp' }), aBlock('text', body(paragraph))])).toBe(
      'Base Camp\nThree days a week.',
    )
  })
})
