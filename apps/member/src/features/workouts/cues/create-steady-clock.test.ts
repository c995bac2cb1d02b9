import { describe, expect, it } from 'vitest'
import { createSteadyClock } from './create-steady-clock.ts'

function setUp() {
  const time = { wall: 1_000_000, monotonic: 500, is_visible: true }
  const now = createSteadyClock({
    wall: () => time.wall,
    monotonic: () => time.monotonic,
    isVisible: () => time.is_visible,
  })
  const pass = (milliseconds: number, monotonic = milliseconds): number => {
    time.wall += milliseconds
    time.monotonic += monotonic
    return now()
  }
  return { time, pass }
}

describe('createSteadyClock', () => {
  it('follows the time', () => {
    const { pass } = setUp()
    expect(pass(200)).toBe(1_000_200)
    expect(pass(4000)).toBe(1_004_200)
  })

  it('counts sleep while the page was hidden, where the monotonic clock stands still', () => {
    const { time, pass } = setUp()
    time.is_visible = false
    pass(0)
    expect(pass(60_000, 300)).toBe(1_060_000)
    time.is_visible = true
    expect(pass(200)).toBe(1_060_200)
  })

  it.each([3_600_000, -3_600_000])('leaves out a clock set by %i ms while the page is in view', (jump) => {
    const { pass } = setUp()
    pass(200)
    expect(pass(jump + 200, 200)).toBe(1_000_400)
    expect(pass(200)).toBe(1_000_600)
  })
})
