import { aPageLink, testId } from '@foyer/content/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { createStore } from '../../platform/store.ts'
import { aLogin } from '../../testing/logins.ts'
import { scheduleUnlocks } from './observe-links.ts'

const start = Date.parse('2026-11-21T08:00:00.000Z')
const MINUTE = 60_000
const isoAfter = (ms: number): string => new Date(start + ms).toISOString()
const guest: SessionState = { status: 'guest' }
const member = nextSession(guest, { type: 'accepted', login: aLogin() })

const links = [
  aPageLink({ page_id: testId(1), gate: 'open' }),
  aPageLink({ page_id: testId(2), gate: 'scheduled', unlocks_at: isoAfter(9 * MINUTE) }),
  aPageLink({ page_id: testId(3), gate: 'scheduled', unlocks_at: isoAfter(5 * MINUTE) }),
]

/** Trees with the same decision for every page. */
const treesWith = (available_after: string | null) => ({
  now: isoAfter(0),
  linkStateFor: () => ({ state: 'is_scheduled' as const, available_after, waits_for: 'date' as const }),
})

describe('links to pages that open later', () => {
  const onUnlock = vi.fn<(is_own: boolean) => Promise<void>>(async () => {})
  beforeEach(() => {
    onUnlock.mockClear()
    vi.useFakeTimers({ now: start })
  })
  afterEach(() => vi.useRealTimers())

  it('refresh at the earliest published unlock time for guests', () => {
    const trees = { latest: createStore(treesWith(null)) }
    const stop = scheduleUnlocks({ links, trees, session: { state: createStore(guest) as never }, onUnlock })
    vi.advanceTimersByTime(5 * MINUTE)
    expect(onUnlock).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(onUnlock.mock.calls).toEqual([[false]])
    stop()
  })

  it('refresh for members at the time in the tree, updated with every tree', () => {
    const latest = createStore(treesWith(isoAfter(20 * MINUTE)))
    const stop = scheduleUnlocks({
      links,
      trees: { latest },
      onUnlock,
      session: { state: createStore(member) as never },
    })
    vi.advanceTimersByTime(10 * MINUTE)
    expect(onUnlock).not.toHaveBeenCalled()
    latest.set(treesWith(isoAfter(12 * MINUTE)))
    vi.advanceTimersByTime(2 * MINUTE + 1_000)
    expect(onUnlock).toHaveBeenCalledOnce()
    stop()
  })

  it('set no timer once the page is left, or when nothing unlocks by time', () => {
    const trees = { latest: createStore(treesWith(null)) }
    const session = { state: createStore(guest) as never }
    scheduleUnlocks({ links, trees, session, onUnlock })()
    scheduleUnlocks({ links: links.slice(0, 1), trees, session, onUnlock })
    expect(vi.getTimerCount()).toBe(0)
  })
})
