import { describe, expect, it } from 'vitest'
import { filterBlocks, type BlockEntry } from './filter-blocks.ts'

const blocks: BlockEntry[] = [
  { type: 'text', category: 'basics', name: 'Text', about: 'Headings, lists and links' },
  { type: 'icon_list', category: 'basics', name: 'Líst with icons', about: 'Short points' },
  { type: 'chat', category: 'people', name: 'Comments', about: 'Comments from members' },
]
const types = (...given: Parameters<typeof filterBlocks>): string[] =>
  filterBlocks(...given).map(({ type }) => type)

describe('matchingBlocks', () => {
  it('gives all where nothing is typed', () => {
    expect(types(blocks, ' ', null)).toEqual(['text', 'icon_list', 'chat'])
  })

  it('puts names before descriptions, whatever case and accents', () => {
    expect(types(blocks, 'LIST', null)).toEqual(['icon_list', 'text'])
  })

  it('keeps to a category', () => {
    expect(types(blocks, 'list', 'people')).toEqual([])
    expect(types(blocks, '', 'people')).toEqual(['chat'])
  })
})
