import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../queries.ts'
import {
  collapseTree,
  expandWithin,
  getAncestors,
  filterTree,
  getPosition,
  getDropPosition,
  getStepPosition,
  buildTree,
  toFullPosition,
  type DropTarget,
  type TreeBranch,
  type TreePosition,
  type TreeStep,
} from './tree-positions.ts'

const node = (page_id: string, parent_id: string | null, position: number, title = page_id): TreeNode => ({
  page_id,
  parent_id,
  position,
  path: `/${page_id}`,
  title,
  content_type: 'generic',
  cover: null,
  cover_asset: null,
  state: 'live',
  gate: 'open',
  tag_ids: [],
  updated_at: '2026-11-21T08:00:00.000Z',
})
const nodes = [
  node('kitchen', null, 2),
  node('home', null, 0),
  node('programs', null, 1),
  node('camp', 'programs', 0, 'Base Camp'),
  node('bell', 'programs', 1),
  node('week', 'camp', 0),
]
const outline = (branches: readonly TreeBranch[]): string =>
  branches
    .map(({ node: one, children }) => one.page_id + (children.length ? `(${outline(children)})` : ''))
    .join(' ')

describe('buildTree', () => {
  it('shows pages of a parent cycle once each', () => {
    const circle = [node('home', null, 0), node('a', 'b', 0), node('b', 'a', 0), node('leaf', 'b', 1)]
    expect(outline(buildTree(circle))).toBe('home a(b(leaf))')
    expect(outline(buildTree([node('self', 'self', 0)]))).toBe('self')
  })

  it('sorts pages below their parents', () => {
    expect(outline(buildTree(nodes))).toBe('home programs(camp(week) bell) kitchen')
  })

  it('shows pages whose parent is deleted', () => {
    expect(outline(buildTree([node('lost', 'gone', 0)]))).toBe('lost')
  })
})

describe('a page that is deleted', () => {
  const createDeleted = (page_id: string, parent_id: string | null): TreeNode => ({
    ...node(page_id, parent_id, 0),
    state: 'deleted',
  })
  const some = [...nodes, createDeleted('old', null), createDeleted('older', 'old')]

  it('is after all its siblings', () => {
    expect(outline(buildTree(some))).toBe('home programs(camp(week) bell) kitchen old(older)')
  })

  it('cannot be moved, and nothing can be moved below it', () => {
    expect(getPosition(some, 'old')).toBeNull()
    for (const step of ['up', 'down', 'in', 'out'] as const)
      expect(getStepPosition(some, 'old', step)).toBeNull()
    expect(getDropPosition(some, 'old', { page_id: 'home', at: 'on' })).toBeNull()
    for (const at of ['before', 'after', 'on'] as const)
      expect(getDropPosition(some, 'home', { page_id: 'old', at })).toBeNull()
  })

  it('does not count among the places of others', () => {
    expect(getStepPosition(some, 'kitchen', 'down')).toBeNull()
    expect(getStepPosition(some, 'programs', 'up')).toEqual({ parent_id: null, position: 0 })
    expect(getPosition(some, 'kitchen')).toEqual({ parent_id: null, position: 2 })
  })
})

describe('filterTree', () => {
  it('includes the ancestors of a matching page', () => {
    expect(outline(buildTree(filterTree(nodes, 'WEEK')))).toBe('programs(camp(week))')
  })

  it('finds by title and by address, and nothing where nothing fits', () => {
    expect(outline(buildTree(filterTree(nodes, 'base camp')))).toBe('programs(camp)')
    expect(filterTree(nodes, 'zzz')).toEqual([])
  })
})

describe('getAncestors', () => {
  it('goes up to the top, and ends at a cycle', () => {
    expect(getAncestors(nodes, 'week').map((one) => one.page_id)).toEqual(['camp', 'programs'])
    expect(getAncestors([node('a', 'b', 0), node('b', 'a', 0)], 'a').map((one) => one.page_id)).toEqual([
      'b',
      'a',
    ])
  })
})

describe('getDropPosition', () => {
  const cases: [says: string, page_id: string, spot: DropTarget, place: TreePosition | null][] = [
    ['before a page', 'kitchen', { page_id: 'home', at: 'before' }, { parent_id: null, position: 0 }],
    ['after a page', 'home', { page_id: 'programs', at: 'after' }, { parent_id: null, position: 1 }],
    [
      'after a page of another parent',
      'home',
      { page_id: 'camp', at: 'after' },
      { parent_id: 'programs', position: 1 },
    ],
    [
      'onto a page: last below it',
      'home',
      { page_id: 'programs', at: 'on' },
      { parent_id: 'programs', position: 2 },
    ],
    [
      'onto a page without others',
      'bell',
      { page_id: 'kitchen', at: 'on' },
      { parent_id: 'kitchen', position: 0 },
    ],
    ['not below itself', 'programs', { page_id: 'week', at: 'on' }, null],
    ['not onto itself', 'camp', { page_id: 'camp', at: 'on' }, null],
    ['not where it is', 'home', { page_id: 'programs', at: 'before' }, null],
    ['not beside what is gone', 'home', { page_id: '?', at: 'after' }, null],
  ]
  it.each(cases)('%s', (_name, page_id, drop_target, tree_position) => {
    expect(getDropPosition(nodes, page_id, drop_target)).toEqual(tree_position)
  })
})

describe('getPosition', () => {
  it('counts among its siblings', () => {
    expect(getPosition(nodes, 'bell')).toEqual({ parent_id: 'programs', position: 1 })
    expect(getPosition(nodes, '?')).toBeNull()
  })
})

describe('toFullPosition', () => {
  const all = [
    node('a', null, 0),
    { ...node('sheet', null, 1), content_type: 'overlay_page' },
    node('b', null, 2),
    node('c', null, 3),
  ]
  it.each([
    ['a', 0, 0],
    ['a', 1, 2],
    ['c', 1, 1],
    ['b', 2, 3],
  ])('moves %s to %s in the tree as to %s among all', (page_id, position, expected) => {
    expect(toFullPosition(all, page_id, { parent_id: null, position })).toEqual({
      parent_id: null,
      position: expected,
    })
  })
})

describe('getStepPosition', () => {
  const cases: [says: string, page_id: string, step: TreeStep, place: TreePosition | null][] = [
    ['up among the pages beside it', 'programs', 'up', { parent_id: null, position: 0 }],
    ['not above the first', 'home', 'up', null],
    ['down among the pages beside it', 'camp', 'down', { parent_id: 'programs', position: 1 }],
    ['not below the last', 'bell', 'down', null],
    ['in, behind what is below the page above', 'kitchen', 'in', { parent_id: 'programs', position: 2 }],
    ['not in, where no page is above', 'camp', 'in', null],
    ['out, behind the page it was below', 'camp', 'out', { parent_id: null, position: 2 }],
    ['not out of the top', 'home', 'out', null],
  ]
  it.each(cases)('goes %s', (_name, page_id, step, tree_position) => {
    expect(getStepPosition(nodes, page_id, step)).toEqual(tree_position)
  })
})

describe('a tree of many pages', () => {
  const many = [
    ...nodes,
    ...Array.from({ length: 10_000 }, (_, at) => node(`bell-${at}`, 'bell', at, `Übung ${at}`)),
  ]

  it('lists nothing below a collapsed page, and still counts it', () => {
    const [, programs] = collapseTree(buildTree(nodes), new Set())
    expect([programs?.children.length, programs?.child_count]).toEqual([0, 2])
  })

  it('is expanded as far as its rows fit', () => {
    const expand = (max_rows: number, max_depth: number) => [
      ...expandWithin(buildTree(many), { max_rows, max_depth }),
    ]
    expect(expand(300, 1)).toEqual(['programs'])
    expect(expand(300, 9)).toEqual(['programs', 'camp'])
    expect(expand(20_000, 9)).toEqual(['programs', 'camp', 'bell'])
    expect(expand(3, 9)).toEqual([])
  })

  it('finds titles without their accents, each with the pages above it', () => {
    const found = filterTree(many, 'ubung 4711').map(({ page_id }) => page_id)
    expect(found).toEqual(['programs', 'bell', 'bell-4711'])
  })
})
