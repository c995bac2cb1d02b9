import { testId } from '@foyer/content/testing'
import type { ApiClient } from '@foyer/contract/client'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Authenticated } from '../../platform/session/session-state.ts'
import { signedIn } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { createAccessTrees } from './access-trees.ts'
import { createTreeEvaluator } from './create-tree-evaluator.ts'
import { createTreeLoader } from './tree-loader.ts'

const root = testId(1)
const week = testId(2)
const node = (page_id: string, parent: string | null): PageTreeFile['nodes'][string] => ({
  page_id,
  parent,
  inherit: true,
  is_progress_root: parent === null,
  is_private: false,
  require_purchase: parent === null,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: parent !== null,
  unlocks_at: null,
  schedule_period: null,
  schedule_interval: null,
  unlock_duration_seconds: parent === null ? null : 86_400,
  products: parent === null ? [testId(7)] : [],
  purchase_overlay: null,
})
const file: PageTreeFile = {
  root_id: root,
  release_id: testId(9),
  nodes: { [root]: node(root, null), [week]: node(week, root) },
}
const linkTo = (page_id: string, root_id: string | null = root) => ({ page_id, root_id })
const otherRoot = testId(3)
const now = '2026-11-21T08:00:00.000Z'

function member(products: string[], started_at?: string): Authenticated {
  const page_subscriptions = started_at ? [{ page_id: root, started_at }] : []
  return signedIn({ active_product_ids: products }, { page_subscriptions })
}

describe('createTreeEvaluator', () => {
  const evaluate = createTreeEvaluator(anApp(), file)

  it('knows nothing of pages outside of its tree', () => {
    expect(evaluate(testId(50), member([]), now)).toBeNull()
  })

  it('requires a member without the product to purchase, also for descendants', () => {
    expect(evaluate(week, member([]), now)).toMatchObject({
      state: 'require_purchase',
      product_ids: [testId(7)],
    })
  })

  it('requires a start, then shows the date, then opens', () => {
    expect(evaluate(week, member([testId(7)]), now)).toMatchObject({
      state: 'is_scheduled',
      waits_for: 'start',
    })
    expect(evaluate(week, member([testId(7)], '2026-11-21T07:00:00.000Z'), now)).toMatchObject({
      state: 'is_scheduled',
      available_after: '2026-11-22T07:00:00.000Z',
    })
    expect(evaluate(week, member([testId(7)], '2026-11-19T07:00:00.000Z'), now)).toEqual({ state: 'granted' })
  })
})

describe('a locked page', () => {
  const samplePage = testId(4)
  const lesson = testId(5)
  const nodes: PageTreeFile['nodes'] = {
    ...file.nodes,
    [samplePage]: { ...node(samplePage, week), is_scheduled: false, inherit: false },
    [lesson]: { ...node(lesson, week), is_scheduled: false },
  }
  const evaluate = createTreeEvaluator(anApp(), { ...file, nodes })
  const requirePurchase = { state: 'require_purchase', product_ids: [testId(7)], overlay_id: null }

  it('lists accessible descendants at any depth and stays locked itself', () => {
    expect(evaluate(root, member([]), now)).toEqual({ ...requirePurchase, has_viewable: true })
    expect(evaluate(week, member([]), now)).toEqual({ ...requirePurchase, has_viewable: true })
    expect(evaluate(samplePage, member([]), now)).toEqual({ state: 'granted' })
    expect(evaluate(lesson, member([]), now)).toEqual({ ...requirePurchase, has_viewable: false })
    expect(createTreeEvaluator(anApp(), file)(root, member([]), now)).toEqual({
      ...requirePurchase,
      has_viewable: false,
    })
  })

  it('is decided by the products and runs of the member at that time', () => {
    const started = member([testId(7)], '2026-11-21T07:00:00.000Z')
    const waits = { state: 'is_scheduled', available_after: '2026-11-22T07:00:00.000Z', waits_for: 'date' }
    const tree = { ...file, nodes: { ...file.nodes, [lesson]: node(lesson, week) } }
    const waiting = createTreeEvaluator(anApp(), tree)
    expect(waiting(week, started, now)).toEqual({ ...waits, has_viewable: false })
    const done = { ...started, facts: { ...started.facts, ever_completed_page_ids: [lesson] } }
    expect(waiting(week, done, now)).toEqual({ ...waits, has_viewable: true })
    expect(waiting(week, started, now)).toEqual({ ...waits, has_viewable: false })
    expect(waiting(week, started, '2026-11-22T07:00:00.000Z')).toEqual({ state: 'granted' })
  })

  it('stops in a tree with a cycle', () => {
    const circle = { ...nodes, [root]: { ...node(root, lesson) }, [lesson]: { ...node(lesson, root) } }
    const result = createTreeEvaluator(anApp(), { ...file, nodes: circle })(root, member([]), now)
    expect(result?.state).not.toBe('granted')
  })

  it('reveals nothing when it is private', () => {
    const hidden = { ...nodes, [week]: { ...node(week, root), is_private: true } }
    expect(createTreeEvaluator(anApp(), { ...file, nodes: hidden })(week, member([]), now)).toEqual({
      state: 'missing',
    })
  })
})

describe('a page that waits', () => {
  it('stays accessible once completed, also after the completion was undone', () => {
    const state = member([testId(7)], '2026-11-21T07:00:00.000Z')
    const evaluate = createTreeEvaluator(anApp(), file)
    const withFacts = (facts: Partial<Authenticated['facts']>) =>
      evaluate(week, { ...state, facts: { ...state.facts, ...facts } }, now)
    expect(withFacts({})).toMatchObject({ state: 'is_scheduled' })
    expect(withFacts({ ever_completed_page_ids: [week] })).toEqual({ state: 'granted' })
    expect(withFacts({ page_completions: { by_uuid: [week], by_content_type: {} } })).toEqual({
      state: 'granted',
    })
  })
})

const never = (async () => {
  throw new Error('No call was expected.')
}) as ApiClient

/** Trees that `read` loads and the domain rules decide. */
const treesOf = (read: (id: string, signal: AbortSignal) => Promise<PageTreeFile | null>) => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const reader = createTreeLoader(anApp(), never, (_api, id, signal) => read(id, signal))
  return { onFailure, trees: createAccessTrees({ loadTree: reader, onFailure, now: () => Date.parse(now) }) }
}

describe('the trees of the pages that links lead to', () => {
  afterEach(() => vi.useRealTimers())

  it('ignore pages of other trees, whatever was loaded before', async () => {
    const { trees } = treesOf(async () => file)
    await trees.load([root])
    const { linkStateFor } = trees.latest.get()
    expect(linkStateFor(linkTo(week), member([]))).toMatchObject({ state: 'require_purchase' })
    expect(linkStateFor(linkTo(week, otherRoot), member([]))).toBeNull()
    expect(linkStateFor(linkTo(week, null), member([]))).toBeNull()
  })

  it('load independently and notify at once', async () => {
    const pending = new Map<string, (file: PageTreeFile | null) => void>()
    const { trees } = treesOf((id) => new Promise((resolve) => pending.set(id, resolve)))
    const onChange = vi.fn<() => void>()
    trees.latest.subscribe(onChange)
    const loaded = trees.load([root, otherRoot, root])
    expect(onChange).toHaveBeenCalledOnce()
    pending.get(root)?.(file)
    await vi.waitFor(() =>
      expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toMatchObject({
        state: 'require_purchase',
      }),
    )
    expect(trees.latest.get().linkStateFor(linkTo(week, otherRoot), member([]))).toBe('loading')
    pending.get(otherRoot)?.(null)
    await loaded
    expect(trees.latest.get().linkStateFor(linkTo(week, otherRoot), member([]))).toBeNull()
  })

  it('are read four at a time, and of one page 24 at most', async () => {
    let now_reading = 0
    let maxConcurrent = 0
    const read = vi.fn<(id: string) => Promise<null>>(async () => {
      now_reading += 1
      maxConcurrent = Math.max(maxConcurrent, now_reading)
      await new Promise((resolve) => setTimeout(resolve))
      now_reading -= 1
      return null
    })
    await treesOf(read).trees.load(Array.from({ length: 30 }, (_, at) => testId(100 + at)))
    expect(read).toHaveBeenCalledTimes(24)
    expect(maxConcurrent).toBe(4)
  })

  it('time out after 100 tries of 100 ms, also while queued, and are requested again by the next page', async () => {
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    const { trees, onFailure } = treesOf((_id, signal) => new Promise(() => void signals.push(signal)))
    const roots = Array.from({ length: 6 }, (_, at) => testId(100 + at))
    const state = () => roots.map((id) => trees.latest.get().linkStateFor(linkTo(week, id), member([])))
    const loaded = trees.load(roots)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(new Set(state())).toEqual(new Set(['loading']))
    await vi.advanceTimersByTimeAsync(1)
    await loaded
    expect(new Set(state())).toEqual(new Set([null]))
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(onFailure).toHaveBeenCalledTimes(6)
    void trees.load([root])
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toBe('loading')
  })
})

describe('the access trees of a visit', () => {
  it('reads a tree once and notifies when it has loaded', async () => {
    const read = vi.fn<(id: string) => Promise<PageTreeFile>>(async () => file)
    const { trees } = treesOf(read)
    const both = Promise.all([trees.load([root]), trees.load([root])])
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toBe('loading')
    await both
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toMatchObject({
      state: 'require_purchase',
    })
    await trees.load([root])
    expect(read).toHaveBeenCalledOnce()
  })

  it('notes a failure and tries again with the next page', async () => {
    const read = vi
      .fn<(id: string) => Promise<PageTreeFile>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(file)
    const { trees, onFailure } = treesOf(read)
    await trees.load([root])
    expect(onFailure).toHaveBeenCalledOnce()
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toBeNull()
    await trees.load([root])
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).not.toBeNull()
  })

  it('clears everything when access has changed', async () => {
    const { trees } = treesOf(async () => file)
    await trees.load([root])
    trees.clear()
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toBeNull()
  })

  it('ignores a response that was requested before access changed', async () => {
    const pending: ((file: PageTreeFile) => void)[] = []
    const { trees } = treesOf(() => new Promise((resolve) => pending.push(resolve)))
    const before = trees.load([root])
    trees.clear()
    const after = trees.load([root])
    expect(pending).toHaveLength(2)
    pending[0]?.(file)
    await before
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toBe('loading')
    pending[1]?.({ ...file, nodes: { [week]: { ...node(week, null), require_purchase: false } } })
    await after
    expect(trees.latest.get().linkStateFor(linkTo(week), member([]))).toEqual({ state: 'granted' })
  })
})
