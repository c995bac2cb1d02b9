import { describe, expect, it } from 'vitest'
import { decideAccess } from './decide.ts'
import { getAccessChain, effectiveGates } from './effective-gates.ts'
import { aNode, anApp, aViewer, noon } from './factories.ts'

const tree = new Map(
  [
    aNode({ page_id: 'lesson', parent: 'week', inherit: true }),
    aNode({ page_id: 'week', parent: 'program', inherit: true }),
    aNode({ page_id: 'program', is_progress_root: true }),
    aNode({ page_id: 'orphan', parent: 'nowhere' }),
    aNode({ page_id: 'a', parent: 'b' }),
    aNode({ page_id: 'b', parent: 'a' }),
    aNode({ page_id: 'self', parent: 'self' }),
  ].map((node) => [node.page_id, node]),
)

describe('getAccessChain', () => {
  it.each([
    ['lesson', ['lesson', 'week', 'program']],
    ['program', ['program']],
    ['orphan', ['orphan']],
    ['a', ['a', 'b']],
    ['self', ['self']],
    ['nowhere', []],
  ])('walks from %s to the top', (page_id, ids) => {
    expect(getAccessChain(page_id, tree).map((node) => node.page_id)).toEqual(ids)
  })
})

describe('effectiveGates', () => {
  it('lists the layers from the top down and finds the progress root of each', () => {
    const gates = effectiveGates(getAccessChain('lesson', tree))
    expect(gates.layers.map((layer) => [layer.page_id, layer.progress_root_id])).toEqual([
      ['program', 'program'],
      ['week', 'program'],
      ['lesson', 'program'],
    ])
    expect(gates).toMatchObject({ page_id: 'lesson', progress_root_id: 'program', fault: null })
  })

  it.each([
    ['a page of its own', 'program', null],
    ['two pages above each other', 'a', 'loop'],
    ['a page above itself', 'self', 'loop'],
    ['a parent that is gone', 'orphan', 'missing_parent'],
    ['a page that is unknown', 'nowhere', 'no_node'],
  ])('finds the fault of %s', (_name, page_id, fault) => {
    expect(effectiveGates(getAccessChain(page_id, tree)).fault).toBe(fault)
  })

  it('finds a chain that skips a page', () => {
    const chain = [aNode({ page_id: 'lesson', parent: 'week' }), aNode({ page_id: 'program' })]
    expect(effectiveGates(chain).fault).toBe('missing_parent')
  })

  it('opens nothing in a faulty tree, not to an admin either, and reports it', () => {
    const admin = aViewer({ is_admin: true, page_entitlements: new Set(['a', 'self', 'orphan']) })
    for (const page_id of ['a', 'self', 'orphan', 'nowhere']) {
      const decision = decideAccess(anApp(), getAccessChain(page_id, tree), admin, noon, 'UTC')
      expect(decision).toMatchObject({ granted: false, reason: 'IS_PRIVATE', fault: expect.any(String) })
    }
  })

  it('gives a guest of a private app the same result for valid, broken and unknown pages', () => {
    for (const page_id of ['lesson', 'a', 'nowhere']) {
      const decision = decideAccess(
        anApp({ is_private: true }),
        getAccessChain(page_id, tree),
        null,
        noon,
        'UTC',
      )
      expect(decision).toEqual({ granted: false, reason: 'AUTHENTICATION_REQUIRED' })
    }
  })
})
