import { describe, expect, it } from 'vitest'
import { filterEntries, type BlockEntry } from './filter-entries.ts'

const blocks: BlockEntry[] = [
  { type: 'text', category: 'basics', name: 'Text', about: 'Headings, lists and links', words: 'paragraph' },
  {
    type: 'icon_list',
    category: 'basics',
    name: 'Líst with icons',
    about: 'Short points',
    words: 'features',
  },
  { type: 'image', category: 'basics', name: 'Image', about: 'One with a caption', words: 'photo,picture' },
  { type: 'avatar', category: 'basics', name: 'Avatar', about: 'A photo and a name', words: 'coach, person' },
]
const types = (term: string): string[] => filterEntries(blocks, term).map(({ type }) => type)

describe('filterEntries', () => {
  it('returns all blocks in their order for an empty search', () => {
    expect(types(' ')).toEqual(['text', 'icon_list', 'image', 'avatar'])
  })

  it('sorts matches in names before those in descriptions, ignoring case and accents', () => {
    expect(types('LIST')).toEqual(['icon_list', 'text'])
  })

  it('finds a block by another word for it, before those that only mention the word', () => {
    expect(types('photo')).toEqual(['image', 'avatar'])
    expect(types('coach')).toEqual(['avatar'])
  })

  it('finds a name with a typing error, and nothing for other words', () => {
    expect(types('imgae')).toEqual(['image'])
    expect(types('zebra')).toEqual([])
  })
})
