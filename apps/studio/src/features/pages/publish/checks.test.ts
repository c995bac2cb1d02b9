import { describe, expect, it } from 'vitest'
import { sortChecks, stepIndex } from './checks.ts'

const place = { title: 'Guide', block_id: null, path: 'fields.image' }
const ignored = { reason: 'Decoration', by: 'Maren', at: '2026-01-01T00:00:00.000Z' }
const dead = { ...place, page_id: 'a', code: 'button_without_target' as const, needs_page_id: null }
const found = {
  problems: [{ ...place, page_id: 'b', code: 'required' as const }],
  warnings: [
    { ...dead, ignored: null },
    { ...dead, page_id: 'c', ignored },
    { ...dead, page_id: 'd', needs_page_id: 'new', ignored: null },
  ],
  suggestions: [
    { ...place, page_id: 'a', code: 'picture_without_alt' as const, ignored: null },
    { ...place, page_id: 'b', code: 'list_is_empty' as const, ignored },
  ],
}
const pages = (checks: readonly { page_id: string }[]) => checks.map(({ page_id }) => page_id)

describe('sortChecks', () => {
  it('blocks for problems and dead ends, suggests the rest, and lists what is ignored apart', () => {
    const { must, should, ignored: left, broken_ids, warning_count } = sortChecks(found, new Set())
    expect(must.map(({ page_id, can_ignore }) => [page_id, can_ignore])).toEqual([
      ['b', false],
      ['a', true],
    ])
    expect(pages(should)).toEqual(['a'])
    expect(pages(left)).toEqual(['c', 'b'])
    expect([...broken_ids]).toEqual(['b'])
    expect(warning_count).toBe(1)
  })

  it('leaves out what is not published, and blocks where a page that is needed is not', () => {
    const { must, should, ignored: left } = sortChecks(found, new Set(['a', 'b', 'new']))
    expect(pages(must)).toEqual(['d'])
    expect(should).toEqual([])
    expect(pages(left)).toEqual(['c'])
  })
})

describe('stepIndex', () => {
  it.each([
    [-1, 1, 3, 0],
    [0, 1, 3, 1],
    [2, 1, 3, 2],
    [0, -1, 3, 0],
    [-1, -1, 3, 0],
    [0, 1, 0, -1],
  ] as const)('goes from %i by %i among %i to %i', (current, by, count, next) => {
    expect(stepIndex(current, by, count)).toBe(next)
  })
})
