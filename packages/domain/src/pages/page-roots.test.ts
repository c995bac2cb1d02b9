import { describe, expect, it } from 'vitest'
import { findPageRoots, type TreeNode } from './page-roots.ts'

const aPage = (page_id: string, parent_id: string | null, content_type = 'generic'): TreeNode => ({
  page_id,
  parent_id,
  content_type,
})

const pages = [
  aPage('journal', null),
  aPage('2026', 'journal'),
  aPage('article', '2026', 'article'),
  aPage('programs', null),
  aPage('base', 'programs', 'program'),
  aPage('week 1', 'base'),
  aPage('squat', 'week 1', 'workout'),
  aPage('left', 'right'),
  aPage('right', 'left'),
]
const beginsUnit = (content_type: string) => content_type === 'program'
const by_id = new Map(pages.map((page) => [page.page_id, page]))

describe('the root of a page', () => {
  it.each([
    ['a page at the top', 'journal', 'journal', 'journal'],
    ['an article below a year', 'article', 'journal', 'journal'],
    ['a program', 'base', 'programs', 'base'],
    ['a workout of a program', 'squat', 'programs', 'base'],
  ])('is known of %s', (_what, page_id, root_id, content_root_id) => {
    const page = by_id.get(page_id) as TreeNode
    expect(findPageRoots(page, by_id, beginsUnit)).toEqual({ root_id, content_root_id })
  })

  it('is known of a page that is its own top where its parent is missing', () => {
    const roots = { root_id: 'orphan', content_root_id: 'orphan' }
    expect(findPageRoots(aPage('orphan', 'gone'), by_id, beginsUnit)).toEqual(roots)
  })

  it('ends in a circle too', () => {
    expect(['left', 'right']).toContain(findPageRoots(aPage('left', 'right'), by_id, beginsUnit).root_id)
  })
})
