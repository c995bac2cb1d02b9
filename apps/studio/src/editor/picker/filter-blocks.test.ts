import { describe, expect, it } from 'vitest'
import { filterBlocks, type BlockEntry } from './filter-blocks.ts'

const blocks: BlockEntry[] = [
  { type: 'text', category: 'basics', name: 'Text', about: 'Headings, lists and links' },
  { type: 'icon_list', category: 'basics', name: 'Líst with icons', about: 'Short points' },
  { type: 'chat', category: 'people', name: 'Comments', about: 'Comments from members' },
]
const types = (...given: Parameters<typeof filterBlocks>): string[] =>
  filterBlocks(...given).map(({ type }) => type)

describe('filterBlocks', () => {
  it('returns all blocks for an empty search', () => {
    expect(types(blocks, ' ', null)).toEqual(['text', 'icon_list', 'chat'])
  })

  it('sorts matches in names before those in descriptions, ignoring case and accents', () => {
    expect(types(blocks, 'LIST', null)).toEqual(['icon_list', 'text'])
  })

  it('stays within a category', () => {
    expect(types(blocks, 'list', 'people')).toEqual([])
    expect(types(blocks, '', 'people')).toEqual(['chat'])
  })
})
