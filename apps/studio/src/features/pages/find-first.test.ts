import { describe, expect, it, vi } from 'vitest'
import { findFirst } from './find-first.ts'

const parts: Record<string, { items: number[]; next_cursor: string | null }> = {
  start: { items: [1, 2], next_cursor: 'b' },
  b: { items: [3, 4], next_cursor: 'c' },
  c: { items: [5], next_cursor: null },
}
const read = () => vi.fn(({ cursor = 'start' }: { cursor?: string }) => Promise.resolve(parts[cursor]!))

describe('the first of a list that fits', () => {
  it('is found beyond the first part, and no later part is requested', async () => {
    const load = read()
    expect(await findFirst(load, (one) => one > 2)).toBe(3)
    expect(load.mock.calls).toEqual([[{}], [{ cursor: 'b' }]])
  })

  it('is none once the list has ended', async () => {
    const load = read()
    expect(await findFirst(load, (one) => one > 9)).toBeNull()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
