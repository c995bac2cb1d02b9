import { describe, expect, it } from 'vitest'
import { aBlock, aDraft } from '../testing/a-draft.ts'
import { compareDrafts } from './compare-drafts.ts'

const kinds = (...given: Parameters<typeof compareDrafts>): string[] =>
  compareDrafts(...given).map(({ kind }) => kind)
const mine = aDraft(['a', 'b'])

describe('compareDrafts', () => {
  it('finds nothing between versions that say the same, however they were written', () => {
    const [first] = aDraft(['a'], { fields: { weeks: 12, level: 'all' } }).blocks
    const other = aDraft([], { fields: { level: 'all', weeks: 12 }, blocks: first ? [first] : [] })
    expect(compareDrafts(aDraft(['a'], { fields: { weeks: 12, level: 'all' } }), other)).toEqual([])
  })

  it('names blocks that only one version has', () => {
    expect(compareDrafts(mine, aDraft(['a', 'c']))).toEqual([
      { kind: 'block', mine: aBlock('b'), theirs: null },
      { kind: 'block', mine: null, theirs: aBlock('c') },
    ])
  })

  it('names blocks that say something else', () => {
    const theirs = {
      ...mine,
      blocks: [aBlock('a', { props: { title: 'Base Camp, 12 weeks' } }), aBlock('b')],
    }
    expect(compareDrafts(mine, theirs)).toMatchObject([
      { kind: 'block', mine: { id: 'a' }, theirs: { id: 'a' } },
    ])
  })

  it('tells title, order, fields and settings apart', () => {
    expect(kinds(mine, { ...mine, title: 'Other' })).toEqual(['title'])
    expect(kinds(mine, aDraft(['b', 'a']))).toEqual(['order'])
    expect(kinds(mine, { ...mine, fields: { weeks: 1 } })).toEqual(['fields'])
    expect(kinds(mine, { ...mine, is_commentable: true })).toEqual(['settings'])
  })
})
