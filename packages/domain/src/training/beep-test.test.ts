import { describe, expect, it } from 'vitest'
import {
  countCompleted,
  countShuttles,
  estimateVo2Max,
  findBeepPosition,
  hasMissedTwice,
  listBeepLevels,
  secondsOfShuttles,
  toBeepResult,
} from './beep-test.ts'

const levels = listBeepLevels(20)
const total = (distance: number): number =>
  listBeepLevels(distance).reduce((sum, { shuttles }) => sum + shuttles, 0)

describe('listBeepLevels', () => {
  it.each([
    [20, 247],
    [15, 323],
  ])('has for %i m the %i shuttles of the published table', (distance, shuttles) => {
    expect(total(distance)).toBe(shuttles)
  })

  it.each([
    [1, 8, 9, 7],
    [2, 9, 8, 8],
    [3, 9.5, 7.579, 8],
    [8, 12, 6, 11],
    [21, 18.5, 3.892, 16],
  ])('runs level %i at %d km/h: %d s a shuttle, %i shuttles', (level, speed, seconds, shuttles) => {
    const found = levels[level - 1]
    expect(found).toMatchObject({ level, speed, shuttles })
    expect(found?.shuttle_seconds).toBeCloseTo(seconds, 3)
  })

  it.each([
    [10, 1, 14],
    [10, 2, 15],
    [25, 1, 6],
    [30, 21, 11],
  ])('fills a minute where there is no table: %i m, level %i, %i shuttles', (distance, level, shuttles) => {
    expect(listBeepLevels(distance)[level - 1]?.shuttles).toBe(shuttles)
  })

  it('starts each level where the one before ends', () => {
    expect(levels.slice(0, 3).map(({ starts_at }) => starts_at)).toEqual([0, 63, 127])
  })
})

describe('findBeepPosition', () => {
  it.each([
    [-1, 1, 1, 0],
    [0, 1, 1, 0],
    [8.99, 1, 1, 0],
    [9, 1, 2, 1],
    [62.9, 1, 7, 6],
    [63, 2, 1, 7],
    [401.7, 7, 4, 54],
  ])('is after %d s in level %i, shuttle %i, with %i behind', (elapsed, level, shuttle, completed) => {
    expect(findBeepPosition(levels, elapsed)).toMatchObject({
      level: { level },
      shuttle,
      completed,
      is_over: false,
    })
  })

  it('has the seconds since the last beep and until the next level', () => {
    const position = findBeepPosition(levels, 65)
    expect(position?.shuttle_elapsed).toBeCloseTo(2)
    expect(position?.level_left).toBeCloseTo(62)
  })

  it('is over behind the last level', () => {
    const end = secondsOfShuttles(levels, 247)
    expect(findBeepPosition(levels, end - 0.01)).toMatchObject({ completed: 246, is_over: false })
    expect(findBeepPosition(levels, end + 500)).toMatchObject({ completed: 247, shuttle: 16, is_over: true })
  })

  it('changes at the very beep of each shuttle', () => {
    for (let completed = 1; completed < 247; completed += 1) {
      const beep = secondsOfShuttles(levels, completed)
      expect(findBeepPosition(levels, beep + 0.001)?.completed).toBe(completed)
      expect(findBeepPosition(levels, beep - 0.001)?.completed).toBe(completed - 1)
    }
  })
})

describe('the result of a beep test', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [7, 1, 7],
    [8, 2, 1],
    [54, 7, 3],
    [61, 7, 10],
    [247, 21, 16],
    [300, 21, 16],
  ])('is for %i shuttles level %i, shuttle %i', (completed, level, shuttle) => {
    expect(toBeepResult(levels, completed)).toEqual({ level, shuttle })
    expect(countShuttles(levels, { level, shuttle })).toBe(Math.min(247, completed))
  })

  it.each([
    [54, [], 54],
    [54, [54], 53],
    [54, [53, 54], 52],
    [54, [40], 54],
    [1, [1], 0],
  ])('counts of %i shuttles with %j missed %i', (completed, misses, count) => {
    expect(countCompleted(completed, misses)).toBe(count)
  })

  it('ends with the second miss in a row only', () => {
    expect(hasMissedTwice([12])).toBe(false)
    expect(hasMissedTwice([12, 14])).toBe(false)
    expect(hasMissedTwice([12, 14, 15])).toBe(true)
  })

  it.each([
    [20, { level: 9, shuttle: 10 }, undefined, 47.6],
    [20, { level: 5, shuttle: 2 }, 12, 45.4],
    [20, { level: 9, shuttle: 10 }, 40, 47.6],
  ])('estimates on %i m at %j and age %s %d ml/kg/min', (distance, result, age, vo2) => {
    expect(estimateVo2Max(distance, result, age)).toBeCloseTo(vo2, 1)
  })

  it('estimates nothing for other distances or without a shuttle', () => {
    expect(estimateVo2Max(15, { level: 9, shuttle: 1 })).toBeNull()
    expect(estimateVo2Max(20, { level: 0, shuttle: 0 })).toBeNull()
  })
})
