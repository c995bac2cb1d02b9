import { describe, expect, it } from 'vitest'
import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { byId, changedTree } from './release-changes.fixture.ts'
import { computeReleaseChanges, findTreeFaults } from './release-changes.ts'
import { compareVersions, findDifferences } from '../drafts/compare-versions.ts'

const at = new Date('2026-05-10T12:00:00.000Z')

function draft(id: string, change: Partial<TreeRow> = {}): TreeRow {
  const position = {
    parent_id: null,
    rank: 1,
    path: `/${id}`,
    content_type: 'generic',
    title: id,
    cover: null,
  }
  return { id, ...position, draft_hash: 'same', updated_at: at, deleted_at: null, ...change }
}

function published(id: string, change: Partial<VersionSummary> = {}): VersionSummary {
  const position = {
    parent_id: null,
    rank: 1,
    path: `/${id}`,
    content_type: 'generic',
    title: id,
    cover: null,
  }
  return {
    page_id: id,
    ...position,
    facts: {},
    facets: {},
    said_in: {},
    is_commentable: false,
    draft_hash: 'same',
    release_id: 'first',
    ...change,
  }
}

describe('the difference of a page to what was published of it', () => {
  it.each([
    ['never published', draft('a'), undefined, 'added'],
    ['untouched', draft('a'), published('a'), 'same'],
    ['other words', draft('a', { draft_hash: 'new' }), published('a'), 'changed'],
    ['another parent', draft('a', { parent_id: 'b' }), published('a'), 'moved'],
    ['another path', draft('a', { path: '/b' }), published('a'), 'moved'],
    ['another place among its siblings', draft('a', { rank: 2 }), published('a'), 'moved'],
    ['other words elsewhere', draft('a', { draft_hash: 'new', path: '/b' }), published('a'), 'changed'],
  ] as const)('%s', (_what, row, version, difference) => {
    expect(compareVersions(row, version)).toBe(difference)
  })
})

describe('what a release has to do', () => {
  const ids = (changes: ReturnType<typeof computeReleaseChanges>) => ({
    compiled: changes.compiled.map((row) => row.id),
    moved: changes.moved.map((row) => row.id),
    deleted: changes.deleted.map((row) => row.page_id),
  })

  it('compiles only what is new or changed', () => {
    const drafts = [draft('a'), draft('b', { draft_hash: 'new' }), draft('c'), draft('d', { path: '/x' })]
    const open = [published('a'), published('b'), published('d'), published('e')]
    expect(ids(computeReleaseChanges(findDifferences(drafts, byId(open)), byId(open), null))).toEqual({
      compiled: ['b', 'c'],
      moved: ['d'],
      deleted: ['e'],
    })
  })

  it('takes new parents along with a chosen page, and no other page', () => {
    const drafts = [draft('a'), draft('b', { parent_id: 'a' }), draft('c', { parent_id: 'b' }), draft('d')]
    expect(ids(computeReleaseChanges(findDifferences(drafts, byId([])), byId([]), ['c']))).toEqual({
      compiled: ['a', 'b', 'c'],
      moved: [],
      deleted: [],
    })
  })

  it('removes all descendants of a deleted page', () => {
    const open = [
      published('c', { parent_id: 'b' }),
      published('b', { parent_id: 'a' }),
      published('a'),
      published('z'),
    ]
    expect(
      ids(
        computeReleaseChanges(findDifferences([draft('z')], byId(open)), byId(open), ['a']),
      ).deleted.toSorted(),
    ).toEqual(['a', 'b', 'c'])
  })

  it('results in the tree that it describes', () => {
    const drafts = [draft('a', { rank: 3 }), draft('b', { draft_hash: 'new', rank: 2 })]
    const open = [published('a'), published('b', { rank: 2 }), published('gone')]
    const changes = computeReleaseChanges(findDifferences(drafts, byId(open)), byId(open), null)
    const compiled = [published('b', { rank: 2, draft_hash: 'new', release_id: 'second' })]
    const after = changedTree(open, changes, compiled, 'second')
    expect(
      [...after.pages.values()].map((version) => [version.page_id, version.rank, version.release_id]),
    ).toEqual([
      ['b', 2, 'second'],
      ['a', 3, 'second'],
    ])
  })
})

describe('a tree before it is published', () => {
  it.each([
    ['sound', [published('a'), published('b', { parent_id: 'a' })], []],
    [
      'with a path twice',
      [published('a'), published('b', { path: '/a' })],
      [{ page_id: 'b', code: 'path_taken' }],
    ],
    ['with a hole', [published('b', { parent_id: 'a' })], [{ page_id: 'b', code: 'parent_missing' }]],
    [
      'with pages below one another, and others below those',
      [
        published('a', { parent_id: 'b' }),
        published('b', { parent_id: 'a' }),
        published('c', { parent_id: 'b' }),
        published('d'),
      ],
      [
        { page_id: 'a', code: 'parent_loop' },
        { page_id: 'b', code: 'parent_loop' },
      ],
    ],
    [
      'with a page below itself',
      [published('a', { parent_id: 'a' })],
      [{ page_id: 'a', code: 'parent_loop' }],
    ],
  ])('%s', (_what, versions, faults) => {
    expect(findTreeFaults(versions)).toEqual(faults)
  })
})
