import { ApiError } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { shouldRetry } from './query-client.ts'

describe('retries', () => {
  it.each([
    ['a refusal', 403, 0, false],
    ['something that is not there', 404, 0, false],
    ['too many requests', 429, 0, true],
    ['a broken server', 500, 1, true],
    ['a broken server, after two tries', 500, 2, false],
    ['no network', 0, 0, true],
  ])('for %s', (_reason, status, count, should_retry) => {
    expect(shouldRetry(count, new ApiError(status, { code: 'x' }))).toBe(should_retry)
  })
})
