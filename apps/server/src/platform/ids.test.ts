import { describe, expect, it } from 'vitest'
import { isId, newId } from './ids.ts'

describe('newId', () => {
  it('makes ids that rise in the order in which they are made', () => {
    const ids = Array.from({ length: 10_000 }, () => newId())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every(isId)).toBe(true)
  })

  it('begins with the time that it is given', () => {
    const now = Date.UTC(2026, 4, 1)
    const ids = [newId(now), newId(now)]
    expect(ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))).toEqual([now, now])
    expect(ids[0]).not.toBe(ids[1])
  })
})
