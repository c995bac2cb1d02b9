import { describe, expect, it } from 'vitest'
import { comparePages } from './compare-pages.ts'

const aBlock = (id: string, props: Record<string, unknown> = {}) => ({ id, props })
const aDraft = (ids: readonly string[]) => ({
  title: 'Base Camp',
  fields: {},
  blocks: ids.map((id) => aBlock(id)),
})

const kinds = (...given: Parameters<typeof comparePages>): string[] =>
  comparePages(...given).map(({ kind }) => kind)
const mine = aDraft(['a', 'b'])

describe('comparePages', () => {
  it('finds no difference between equal versions in another notation', () => {
    const one = { ...aDraft([]), fields: { weeks: 12 }, blocks: [aBlock('a', { title: 'Hi', size: 1 })] }
    const same = { ...one, blocks: [aBlock('a', { size: 1, title: 'Hi' })] }
    expect(comparePages(one, same)).toEqual([])
  })

  it('names blocks that only one version has', () => {
    expect(comparePages(mine, aDraft(['a', 'c']))).toEqual([
      { kind: 'block', mine: aBlock('b'), theirs: null },
      { kind: 'block', mine: null, theirs: aBlock('c') },
    ])
  })

  it('names blocks with changed content', () => {
    const theirs = {
      ...mine,
      blocks: [aBlock('a', { title: 'Base Camp, 12 weeks' }), aBlock('b')],
    }
    expect(comparePages(mine, theirs)).toMatchObject([
      { kind: 'block', mine: { id: 'a' }, theirs: { id: 'a' } },
    ])
  })

  it('reports title, cover, order, fields and settings separately', () => {
    expect(kinds(mine, { ...mine, title: 'Other' })).toEqual(['title'])
    expect(kinds(mine, { ...mine, cover: { art: 'sun' } })).toEqual(['cover'])
    expect(kinds({ ...mine, cover: null }, { ...mine, cover: null })).toEqual([])
    expect(kinds(mine, aDraft(['b', 'a']))).toEqual(['order'])
    expect(kinds(mine, { ...mine, fields: { weeks: 1 } })).toEqual(['fields'])
    expect(kinds(mine, { ...mine, is_commentable: true })).toEqual(['settings'])
  })

  it('names the block that changed inside of another, and reports a move out of it as order', () => {
    const nested = (title: string) => ({
      ...mine,
      blocks: [{ ...aBlock('a'), children: [{ ...aBlock('b', { title }), slot: 's' }] }],
    })
    expect(comparePages(nested('one'), nested('two'))).toEqual([
      { kind: 'block', mine: aBlock('b', { title: 'one' }), theirs: aBlock('b', { title: 'two' }) },
    ])
    expect(kinds(nested('one'), { ...mine, blocks: [aBlock('a'), aBlock('b', { title: 'one' })] })).toEqual([
      'order',
    ])
  })
})
