import { describe, expect, it } from 'vitest'
import { toLevel, toPeaks } from './recorder.ts'

describe('levels of a voice note', () => {
  it('are from 0 to 100', () => {
    expect(toLevel([0, 0])).toBe(0)
    expect(toLevel([1, -1])).toBe(100)
    expect(toLevel([0.1, -0.1])).toBe(40)
  })

  it('become at most 64 peaks, the loudest of each stretch', () => {
    const peaks = toPeaks(Array.from({ length: 640 }, (_, index) => (index % 10 === 0 ? 50 : 0)))
    expect(peaks).toHaveLength(64)
    expect(new Set(peaks)).toEqual(new Set([100]))
    expect(toPeaks([5, 10])).toEqual([50, 100])
    expect(toPeaks([])).toEqual([])
  })
})
