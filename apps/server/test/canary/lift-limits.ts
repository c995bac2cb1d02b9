import { isIP } from 'node:net'
import { vi } from 'vitest'
import { RateLimiter } from '../../src/platform/http/rate-limit.ts'
import { onFileEnd } from '../file-end.ts'

/**
 * Disables rate limits per session and member for the rest of this file, as a scan needs. Limits per address stay, except those
 * of the named calls.
 */
export function liftLimits(...but: readonly string[]): void {
  const count = RateLimiter.prototype.count
  const spy = vi.spyOn(RateLimiter.prototype, 'count').mockImplementation(function (
    this: RateLimiter,
    ...call
  ) {
    const [name, caller] = call
    if (isIP(caller) !== 0 && !but.includes(name)) count.apply(this, call)
  })
  onFileEnd(async () => spy.mockRestore())
}
