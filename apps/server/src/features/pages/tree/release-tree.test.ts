import { describe, expect, it } from 'vitest'
import { PLAIN_NODE } from '../../access/index.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { findNextUnlockTime, createSite } from './site.ts'
import { createReleaseTree } from './release-tree.ts'

const now = new Date('2026-03-01T08:00:00Z')

function page(page_id: string, parent_id: string | null, rank = 1): VersionSummary {
  return {
    page_id,
    parent_id,
    rank,
    path: `/${page_id}`,
    content_type: 'article',
    title: page_id,
    cover: null,
    facts: {},
    facets: {},
    said_in: {},
    is_commentable: false,
    draft_hash: 'same',
    release_id: 'first',
  }
}

describe('createReleaseTree', () => {
  it('assigns each page its root and content root, also after it moved', () => {
    const before = createReleaseTree('first', 1, [
      page('kiln', null),
      page('glaze', 'kiln'),
      page('wheel', null, 2),
    ])
    const after = createReleaseTree(
      'second',
      2,
      [...before.pages.values()].map((one) =>
        one.page_id === 'glaze' ? { ...one, parent_id: 'wheel' } : one,
      ),
    )
    expect(after.pages.get('glaze')).toMatchObject({ root_id: 'wheel', content_root_id: 'wheel' })
    expect(before.pages.get('glaze')).toMatchObject({ root_id: 'kiln', parent_id: 'kiln' })
  })
})

describe('createSite', () => {
  const structure = createReleaseTree('first', 1, [page('kiln', null), page('glaze', 'kiln')])

  it('assigns each page of the release its node, at its position in the release, and none to others', () => {
    const configured = [
      { ...PLAIN_NODE, page_id: 'glaze', parent: 'elsewhere', require_purchase: true },
      { ...PLAIN_NODE, page_id: 'gone', parent: null, require_purchase: true },
    ]
    const { nodes } = createSite(structure, { configured })
    expect(nodes.get('glaze')).toMatchObject({ parent: 'kiln', require_purchase: true })
    expect(nodes.get('kiln')).toEqual({ ...PLAIN_NODE, page_id: 'kiln', parent: null })
    expect(nodes.get('gone')).toBeUndefined()
  })

  it.each([
    ['until its next page opens', 'glaze', '2026-03-02T08:00:00Z', Date.parse('2026-03-02T08:00:00Z')],
    ['for ever, of one that has opened', 'glaze', '2026-02-02T08:00:00Z', Number.POSITIVE_INFINITY],
    ['for ever, of one that it does not have', 'gone', '2026-03-02T08:00:00Z', Number.POSITIVE_INFINITY],
  ])('holds %s', (_name, page_id, unlocks_at, until) => {
    const configured = [{ ...PLAIN_NODE, page_id, parent: null, is_scheduled: true, unlocks_at }]
    expect(findNextUnlockTime(createSite(structure, { configured }), now)).toBe(until)
  })
})
