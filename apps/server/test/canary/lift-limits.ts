import { vi } from 'vitest'
import { RateLimiter } from '../../src/platform/http/rate-limit.ts'
import { onFileEnd } from '../file-end.ts'

/**
 * Lets one person ask as often as a sweep does for the rest of this file. What counts by address counts on, but for calls
 * that tests make their objects with.
 */
export function liftLimits(...but: readonly string[]): void {
  const count = RateLimiter.prototype.count
  const spy = vi.spyOn(RateLimiter.prototype, 'count').mockImplementation(function (
    this: RateLimiter,
    ...call
  ) {
    const [name, , limit] = call
    if (limit?.by !== 'viewer' && !but.includes(name)) count.apply(this, call)
  })
  onFileEnd(async () => spy.mockRestore())
}
