import { testId } from '@foyer/content/testing'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { describe, expect, it, vi } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { aLogin, aUser } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { createAccessTrees } from './access-trees.ts'
import { judgeTree } from './judge-tree.ts'

const root = testId(1)
const week = testId(2)
const node = (page_id: string, parent: string | null): PageTreeFile['nodes'][string] => ({
  ...{ page_id, parent, inherit: true, is_progress_root: parent === null, is_private: false },
  ...{ require_purchase: parent === null, allow_browsing: false, require_authentication: false },
  ...{ is_scheduled: parent !== null, unlocks_at: null, schedule_period: null, schedule_interval: null },
  ...{ unlock_duration_seconds: parent === null ? null : 86_400 },
  ...{ products: parent === null ? [testId(7)] : [], purchase_overlay: null },
})
const file: PageTreeFile = {
  ...{ root_id: root, release_id: testId(9) },
  nodes: { [root]: node(root, null), [week]: node(week, root) },
}
const now = '2026-11-21T08:00:00.000Z'

function member(products: string[], started_at?: string): Authenticated {
  const page_subscriptions = started_at ? [{ page_id: root, started_at }] : []
  const login = aLogin({ user: aUser({ active_product_ids: products }), page_subscriptions })
  const state = nextSession({ status: 'guest' }, { type: 'accepted', login })
  if (state.status !== 'authenticated') throw new Error('A sign-in makes a member.')
  return state
}

describe('judgeTree', () => {
  const judge = judgeTree(anApp(), file)

  it('knows nothing of pages outside of its tree', () => {
    expect(judge(testId(50), member([]), now)).toBeNull()
  })

  it('asks a member without the product to buy, also for the pages below', () => {
    expect(judge(week, member([]), now)).toMatchObject({
      state: 'require_purchase',
      product_ids: [testId(7)],
    })
  })

  it('asks for a start, then names the day, then opens', () => {
    expect(judge(week, member([testId(7)]), now)).toMatchObject({
      state: 'is_scheduled',
      start_page_id: root,
    })
    expect(judge(week, member([testId(7)], '2026-11-21T07:00:00.000Z'), now)).toMatchObject({
      state: 'is_scheduled',
      available_after: '2026-11-22T07:00:00.000Z',
    })
    expect(judge(week, member([testId(7)], '2026-11-19T07:00:00.000Z'), now)).toEqual({ state: 'granted' })
  })
})

describe('a page that waits', () => {
  it('stays open once it was completed, also where that was taken back', () => {
    const state = member([testId(7)], '2026-11-21T07:00:00.000Z')
    const judge = judgeTree(anApp(), file)
    const having = (facts: Partial<Authenticated['facts']>) =>
      judge(week, { ...state, facts: { ...state.facts, ...facts } }, now)
    expect(having({})).toMatchObject({ state: 'is_scheduled' })
    expect(having({ ever_completed_page_ids: [week] })).toEqual({ state: 'granted' })
    expect(having({ page_completions: { by_uuid: [week], by_content_type: {} } })).toEqual({
      state: 'granted',
    })
  })
})

describe('the access trees of a visit', () => {
  it('reads a tree once and tells when it is there', async () => {
    const read = vi.fn<(id: string) => Promise<PageTreeFile>>(async () => file)
    const trees = createAccessTrees({
      read,
      judge: async (tree) => judgeTree(anApp(), tree),
      onFailure: () => {},
    })
    const both = Promise.all([trees.load(root), trees.load(root)])
    expect(trees.latest.get().stateOf(week, member([]))).toBe('loading')
    await both
    expect(trees.latest.get().stateOf(week, member([]))).toMatchObject({ state: 'require_purchase' })
    await trees.load(root)
    expect(read).toHaveBeenCalledOnce()
  })

  it('notes a failure and tries again with the next page', async () => {
    const read = vi
      .fn<(id: string) => Promise<PageTreeFile>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(file)
    const onFailure = vi.fn<(error: unknown) => void>()
    const trees = createAccessTrees({
      read,
      judge: async (tree) => judgeTree(anApp(), tree),
      onFailure,
      now: () => Date.parse(now),
    })
    await trees.load(root)
    expect(onFailure).toHaveBeenCalledOnce()
    expect(trees.latest.get().stateOf(week, member([]))).toBeNull()
    await trees.load(root)
    expect(trees.latest.get().stateOf(week, member([]))).not.toBeNull()
  })

  it('forgets everything when access has changed', async () => {
    const trees = createAccessTrees({
      read: async () => file,
      judge: async (tree) => judgeTree(anApp(), tree),
      onFailure: () => {},
    })
    await trees.load(root)
    trees.forget()
    expect(trees.latest.get().stateOf(week, member([]))).toBeNull()
  })

  it('takes no answer that was asked for before access changed', async () => {
    const answers: ((file: PageTreeFile) => void)[] = []
    const trees = createAccessTrees({
      read: () => new Promise((resolve) => answers.push(resolve)),
      judge: async (tree) => judgeTree(anApp(), tree),
      onFailure: () => {},
      now: () => Date.parse(now),
    })
    const before = trees.load(root)
    trees.forget()
    const after = trees.load(root)
    expect(answers).toHaveLength(2)
    answers[0]?.(file)
    await before
    expect(trees.latest.get().stateOf(week, member([]))).toBe('loading')
    answers[1]?.({ ...file, nodes: { [week]: { ...node(week, null), require_purchase: false } } })
    await after
    expect(trees.latest.get().stateOf(week, member([]))).toEqual({ state: 'granted' })
  })
})
