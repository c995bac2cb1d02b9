import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TreeRow } from '../queries/drafts.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { byId, changedTree } from './release-changes.fixture.ts'
import { findDifferences } from '../drafts/compare-versions.ts'
import { createReleaseTree } from '../tree/release-tree.ts'
import { computeReleaseChanges, findTreeFaults } from './release-changes.ts'

const at = new Date('2026-05-10T12:00:00.000Z')
const names = ['a', 'b', 'c', 'd', 'e'] as const

/** What an owner does to the tree between two publishes, and which pages they choose then. */
type Step =
  | { does: 'add' | 'delete' | 'edit'; page: string; parent: string | null }
  | { does: 'move'; page: string; parent: string | null }
  | { does: 'publish'; only: string[] | null }

const page = fc.constantFrom(...names)
const parent = fc.constantFrom(null, ...names)
const does = fc.constantFrom('add' as const, 'delete' as const, 'edit' as const)
const only = fc.oneof(fc.constant(null), fc.subarray([...names], { minLength: 1 }))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('move' as const), page, parent }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('publish' as const), only }) },
  { weight: 1, arbitrary: fc.record({ does, page, parent }) },
)

/** Whether walking up from a page of the draft ever comes past another. */
function isDescendant(drafts: ReadonlyMap<string, TreeRow>, page: string | null, above: string): boolean {
  return page !== null && (page === above || isDescendant(drafts, drafts.get(page)?.parent_id ?? null, above))
}

/** Does to the draft what the studio lets an owner do; it refuses a page below itself and a parent that is not there. */
function edit(drafts: Map<string, TreeRow>, one: Exclude<Step, { does: 'publish' }>, time: number): void {
  const known = drafts.get(one.page)
  const parent_id = one.parent !== null && drafts.has(one.parent) ? one.parent : null
  if (one.does === 'add' && !known) {
    const position = { parent_id, rank: time, path: `/${one.page}`, content_type: 'generic', title: one.page }
    const rest = { cover: null, draft_hash: `${time}`, updated_at: at, deleted_at: null }
    drafts.set(one.page, { id: one.page, ...position, ...rest })
  }
  if (one.does === 'edit' && known) drafts.set(one.page, { ...known, draft_hash: `${time}` })
  if (one.does === 'move' && known && !isDescendant(drafts, parent_id, one.page))
    drafts.set(one.page, { ...known, parent_id, rank: time })
  if (one.does === 'delete') {
    const removed = [...drafts.keys()].filter((id) => isDescendant(drafts, id, one.page))
    for (const id of removed) drafts.delete(id)
  }
}

function compiled({ id, draft_hash, parent_id, rank, path, title }: TreeRow): VersionSummary {
  const position = { parent_id, rank, path, content_type: 'generic', title, cover: null }
  return {
    page_id: id,
    ...position,
    facts: {},
    facets: {},
    said_in: {},
    is_commentable: false,
    draft_hash,
    release_id: 'next',
  }
}

/** Whether every page of a release leads up to the top, each parent being in the release. */
function isTree(versions: readonly VersionSummary[]): boolean {
  const up = new Map(versions.map((version) => [version.page_id, version.parent_id]))
  return versions.every(({ page_id }) => {
    let position: string | null | undefined = page_id
    for (let steps = 0; steps <= versions.length && typeof position === 'string'; steps += 1)
      position = up.get(position)
    return position === null
  })
}

/** Random moves do not produce a loop in every run. */
const one_of_two_moves: Step[] = [
  { does: 'move', page: 'b', parent: 'a' },
  { does: 'publish', only: null },
  { does: 'move', page: 'b', parent: null },
  { does: 'move', page: 'a', parent: 'b' },
  { does: 'publish', only: ['a'] },
]

it('any choice out of any moves leads to a tree, or to faults that name its pages', () => {
  const refused = new Set<string>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      const drafts = new Map<string, TreeRow>()
      for (const name of names) edit(drafts, { does: 'add', page: name, parent: null }, 0)
      let open: VersionSummary[] = [...drafts.values()].map(compiled)
      for (const [time, one] of steps.entries()) {
        if (one.does !== 'publish') {
          edit(drafts, one, time)
          continue
        }
        const changes = computeReleaseChanges(
          findDifferences([...drafts.values()], byId(open)),
          byId(open),
          one.only,
        )
        const tree = changedTree(open, changes, changes.compiled.map(compiled), 'next')
        const after = [...tree.pages.values()]
        expect(tree).toEqual(createReleaseTree('next', 2, after))
        const faults = findTreeFaults(after)
        for (const { code } of faults) refused.add(code)
        expect(faults.length > 0).toBe(!isTree(after))
        for (const { page_id } of faults) expect(after.map((version) => version.page_id)).toContain(page_id)
        if (faults.length === 0) open = after
      }
    }),
    { numRuns: 3_000, examples: [[one_of_two_moves]] },
  )
  expect(refused).toContain('parent_loop')
})
