import { describe, expect, it } from 'vitest'
import { mergePages } from './merge-pages.ts'

type Block = { id: string; words?: string }
const aPage = (ids: string, words: Record<string, string> = {}, given: object = {}) => ({
  title: 'Base Camp',
  cover: null,
  fields: {} as Record<string, unknown>,
  is_commentable: false,
  blocks: ids.split('').map((id): Block => (words[id] === undefined ? { id } : { id, words: words[id] })),
  ...given,
})
type Page = ReturnType<typeof aPage>

const base = aPage('abc')

describe('mergePages', () => {
  const cases: [says: string, mine: Page, theirs: Page, merged: Page | null][] = [
    ['nothing was changed', base, base, base],
    [
      'each has written in another block',
      aPage('abc', { a: 'mine' }),
      aPage('abc', { b: 'theirs' }),
      aPage('abc', { a: 'mine', b: 'theirs' }),
    ],
    ['both have written in one block', aPage('abc', { a: 'mine' }), aPage('abc', { a: 'theirs' }), null],
    [
      'both have written the same',
      aPage('abc', { a: 'same' }),
      aPage('abc', { a: 'same', c: 'theirs' }),
      aPage('abc', { a: 'same', c: 'theirs' }),
    ],
    ['one has written, one has moved', aPage('abc', { a: 'm' }), aPage('cba'), aPage('cba', { a: 'm' })],
    ['one has written, one has added', aPage('axbc'), aPage('abc', { b: 't' }), aPage('axbc', { b: 't' })],
    [
      'one has written, one has deleted another',
      aPage('abc', { a: 'm' }),
      aPage('ac'),
      aPage('ac', { a: 'm' }),
    ],
    ['one has deleted what the other has written in', aPage('bc'), aPage('abc', { a: 'theirs' }), null],
    ['each has put the blocks into an order of their own', aPage('bac'), aPage('acb'), null],
    ['each has added a block', aPage('abcx'), aPage('abcy'), null],
    [
      'title, fields, cover and settings were changed, each by one',
      aPage('abc', {}, { title: 'Mine', fields: { weeks: 4 } }),
      aPage('abc', {}, { cover: { art: 'sun' }, is_commentable: true }),
      aPage('abc', {}, { title: 'Mine', fields: { weeks: 4 }, cover: { art: 'sun' }, is_commentable: true }),
    ],
    ['both have changed the title', aPage('abc', {}, { title: 'M' }), aPage('abc', {}, { title: 'T' }), null],
    [
      'both have changed fields, which may belong together',
      aPage('abc', {}, { fields: { weeks: 4 } }),
      aPage('abc', {}, { fields: { level: 'hard' } }),
      null,
    ],
  ]
  it.each(cases)('%s', (_says, mine, theirs, merged) => {
    expect(mergePages({ base, mine, theirs })).toEqual(merged)
    const turned = mergePages({ base, mine: theirs, theirs: mine })
    expect(turned).toEqual(merged)
  })
})

type Nested = { id: string; words?: string; slot?: string; children?: Nested[] }
const aNestedPage = (...blocks: Nested[]) => ({ ...aPage(''), blocks })
/** A block with `ids` in its first slot and `others` in its second. */
const aContainer = (ids: string, others = '', words: Record<string, string> = {}): Nested => ({
  id: 'K',
  children: [...ids.split('').map((id) => [id, 's1']), ...others.split('').map((id) => [id, 's2'])].map(
    ([id = '', slot = '']) => (words[id] === undefined ? { id, slot } : { id, words: words[id], slot }),
  ),
})

describe('mergePages, inside of one block', () => {
  const base_page = aNestedPage(aContainer('ab', 'c'), { id: 'z' })
  const withZ = (container: Nested, ...rest: Nested[]) => aNestedPage(container, { id: 'z' }, ...rest)
  const cases: [says: string, mine: object, theirs: object, merged: object | null][] = [
    [
      'each has written in another block',
      withZ(aContainer('ab', 'c', { a: 'mine' })),
      withZ(aContainer('ab', 'c', { c: 'theirs' })),
      withZ(aContainer('ab', 'c', { a: 'mine', c: 'theirs' })),
    ],
    [
      'each has added a block to another slot',
      withZ(aContainer('abx', 'c')),
      withZ(aContainer('ab', 'cy')),
      withZ(aContainer('abx', 'cy')),
    ],
    [
      'one has written in what the other has moved to another slot',
      withZ(aContainer('ab', 'c', { b: 'mine' })),
      withZ(aContainer('a', 'bc')),
      withZ(aContainer('a', 'bc', { b: 'mine' })),
    ],
    [
      'one has written in what the other has moved out',
      withZ(aContainer('ab', 'c', { b: 'mine' })),
      withZ(aContainer('a', 'c'), { id: 'b' }),
      withZ(aContainer('a', 'c'), { id: 'b', words: 'mine' }),
    ],
    [
      'both have written in one block',
      withZ(aContainer('ab', 'c', { a: 'm' })),
      withZ(aContainer('ab', 'c', { a: 't' })),
      null,
    ],
    [
      'one has deleted what the other has filled',
      aNestedPage({ id: 'z' }),
      withZ(aContainer('abx', 'c')),
      null,
    ],
    [
      'each has moved one block to another place',
      withZ(aContainer('a', 'c'), { id: 'b' }),
      withZ(aContainer('a', 'cb')),
      null,
    ],
  ]
  it.each(cases)('%s', (_says, mine, theirs, merged) => {
    const versions = { base: base_page, mine: mine as typeof base_page, theirs: theirs as typeof base_page }
    expect(mergePages(versions)).toEqual(merged)
    expect(mergePages({ ...versions, mine: versions.theirs, theirs: versions.mine })).toEqual(merged)
  })
})
