import { renderToStaticMarkup as render } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClockOffset, useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function Time() {
  return new Date(useNow()).toISOString()
}

it('is the time of the app, which a sandbox may have moved forward', () => {
  expect(render(<Time />)).toBe('2026-11-22T12:00:00.000Z')
  const moved = (
    <ClockOffset value={18 * 3_600_000}>
      <Time />
    </ClockOffset>
  )
  expect(render(moved)).toBe('2026-11-23T06:00:00.000Z')
})
