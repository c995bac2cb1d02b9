import { describe, expect, it } from 'vitest'
import { runningTotals, createSparkPath } from './spark-path.ts'

describe('a sparkline', () => {
  it('runs from edge to edge, the largest value at the top', () => {
    const spark = createSparkPath([0, 5, 10], 100, 40, 0)
    expect(spark.line).toBe('M0 40L50 20L100 0')
    expect(spark.end).toEqual([100, 0])
    expect(spark.area.endsWith('L100 40L0 40Z')).toBe(true)
  })

  it('is at the bottom when nothing happened, also for a single hour', () => {
    expect(createSparkPath([0, 0], 100, 40, 0).line).toBe('M0 40L100 40')
    expect(createSparkPath([], 100, 40).line).toBe('M4 36')
  })

  it('draws a running total up to the current hour', () => {
    const hours = Array.from({ length: 24 }, (_, i) => i)
    expect(runningTotals(hours, 3)).toEqual([0, 1, 3, 6])
    expect(runningTotals(hours, 99)).toHaveLength(24)
  })
})
