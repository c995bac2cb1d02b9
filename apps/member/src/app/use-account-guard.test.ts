import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAccountGuard, type AccountGuardContext } from './use-account-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aGuard(given: Partial<AccountGuardContext> = {}) {
  const checks: number[] = []
  const state: { status: ReturnType<AccountGuardContext['status']> } = { status: 'unchecked' }
  const openSignIn = vi.fn<() => void>()
  const stop = startAccountGuard({
    status: () => {
      checks.push(Date.now())
      return state.status
    },
    isOpen: () => false,
    openSignIn,
    ...given,
  })
  return { state, checks, openSignIn, stop }
}

describe('the guard of the account area', () => {
  it('checks at once and then every 250 ms until the session state is known', () => {
    const { state, checks, openSignIn } = aGuard()
    vi.advanceTimersByTime(1000)
    expect(checks.slice(1).map((at, index) => at - (checks[index] ?? 0))).toEqual([250, 250, 250, 250])
    expect(openSignIn).not.toHaveBeenCalled()
    state.status = 'authenticated'
    vi.advanceTimersByTime(10_000)
    expect(checks).toHaveLength(6)
    expect(openSignIn).not.toHaveBeenCalled()
  })

  it('sends a guest to the sign-in hash with the next check, once', () => {
    const { state, openSignIn } = aGuard()
    state.status = 'guest'
    vi.advanceTimersByTime(249)
    expect(openSignIn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(openSignIn).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(openSignIn).toHaveBeenCalledOnce()
  })

  it('sends a known guest at once', () => {
    expect(aGuard({ status: () => 'guest' }).openSignIn).toHaveBeenCalledOnce()
  })

  it.each(['auth', 'checkout'] as const)('leaves an address alone that opens %s', (open) => {
    const { openSignIn } = aGuard({ status: () => 'guest', isOpen: (panel) => panel === open })
    expect(openSignIn).not.toHaveBeenCalled()
  })

  it('stops looking when the screen is left', () => {
    const { state, checks, openSignIn, stop } = aGuard()
    stop()
    state.status = 'guest'
    vi.advanceTimersByTime(10_000)
    expect(checks).toHaveLength(1)
    expect(openSignIn).not.toHaveBeenCalled()
  })
})
