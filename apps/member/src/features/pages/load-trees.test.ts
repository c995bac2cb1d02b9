import { aPageLink, testId } from '@foyer/content/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionState } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import { signedIn } from '../../testing/logins.ts'
import { loadTrees } from './load-trees.ts'

const [kitchen, winter] = [testId(1), testId(2)]
const member = signedIn()
const guest: SessionState = { status: 'guest' }

function setUp(session: SessionState, links: Parameters<typeof aPageLink>[0][]) {
  const state = createStore(session)
  const changes = createStore(0)
  const load = vi.fn<(root_ids: readonly string[]) => Promise<void>>(async () => {})
  const index = { links: Object.fromEntries(links.map((link, at) => [testId(50 + at), aPageLink(link)])) }
  const stop = loadTrees({ index, trees: { load }, session: { state }, changes })
  return { state, changes, load, stop }
}

const gated = [
  { gate: 'scheduled', root_id: kitchen },
  { gate: 'open', root_id: null },
  { gate: 'purchase', root_id: winter },
] as const

describe('the trees that the links of a page lead into', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('are read for members once it is quiet', () => {
    const { load } = setUp(member, [...gated])
    expect(load).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(load.mock.calls).toEqual([[[kitchen, winter]]])
  })

  it('are loaded once the viewer is known to be a member, and again when access has changed', () => {
    const { load, state, changes, stop } = setUp({ status: 'unchecked' }, [...gated])
    vi.runAllTimers()
    expect(load).not.toHaveBeenCalled()
    state.set(member)
    vi.runAllTimers()
    expect(load).toHaveBeenCalledOnce()
    changes.set(1)
    vi.runAllTimers()
    expect(load).toHaveBeenCalledTimes(2)
    changes.set(2)
    stop()
    changes.set(3)
    vi.runAllTimers()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['for guests', guest, [...gated]],
    ['where every link is open', member, [{ gate: 'open', root_id: null }]],
    ['where an earlier version has kept the page', member, [{ gate: 'login', root_id: undefined }]],
  ] as [string, SessionState, object[]][])('are not read %s', (_when, session, links) => {
    const { load } = setUp(session, links)
    vi.runAllTimers()
    expect(load).not.toHaveBeenCalled()
  })
})
