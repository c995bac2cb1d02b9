import { describe, expect, it } from 'vitest'
import { computeFigures } from './figures.ts'
import { readSessionLog } from './session-log.ts'
import { aGroup, anEntry, anItem, aSet, aSetEntry } from './testing.ts'
import { convertWeight, estimateOneRepMax } from './weights.ts'

const workout = { groups: [aGroup(1, [anItem(11, [aSet(), aSet(), aSet()])])] }
const span = { started_at: '2026-11-27T18:00:00.000Z', finished_at: '2026-11-27T18:47:12.000Z' }
const figures = (
  entries: Parameters<typeof readSessionLog>[1],
  finished_at: string | null = span.finished_at,
) => computeFigures(readSessionLog(workout, entries), { ...span, finished_at })

describe('computeFigures', () => {
  it('adds up the working sets, and converts pounds', () => {
    const entries = [
      aSetEntry(11, 0, { is_warm_up: true, weight: 40 }),
      aSetEntry(11, 1, { weight: 80, amount: 5, rpe: 8 }),
      aSetEntry(11, 2, { weight: 100, weight_unit: 'lb', amount: 10, rpe: 9 }),
    ]
    expect(figures(entries)).toEqual({
      sets: 2,
      volume_kg: 400 + convertWeight(100, 'lb', 'kg') * 10,
      seconds: 2832,
      average_rpe: 8.5,
    })
  })

  it('adds no volume for sets without a weight or without reps', () => {
    const entries = [aSetEntry(11, 0, { weight: null }), aSetEntry(11, 1, { unit: 'secs', amount: 40 })]
    expect(figures(entries)).toMatchObject({ sets: 2, volume_kg: 0, average_rpe: null })
  })

  it('counts neither open sets nor those taken back', () => {
    const entries = [aSetEntry(11, 0), aSetEntry(11, 0, { state: 'planned' })]
    expect(figures(entries).sets).toBe(0)
  })

  it('leaves pauses out of the time, also one that lasts until the end', () => {
    const pause = (is_paused: boolean, at: string) =>
      anEntry({ activity_type: 'pause', data: { is_paused } }, { at })
    const entries = [
      pause(true, '2026-11-27T18:10:00.000Z'),
      pause(false, '2026-11-27T18:12:00.000Z'),
      pause(true, '2026-11-27T18:47:00.000Z'),
    ]
    expect(figures(entries).seconds).toBe(2832 - 120 - 12)
  })

  it('has no time while it runs, and never less than none', () => {
    expect(figures([], null).seconds).toBeNull()
    expect(figures([], '2026-11-27T17:00:00.000Z').seconds).toBe(0)
  })
})

describe('convertWeight', () => {
  it('brings a weight back as it was', () => {
    expect(convertWeight(convertWeight(102.5, 'kg', 'lb'), 'lb', 'kg')).toBeCloseTo(102.5, 10)
    expect(convertWeight(45, 'lb', 'kg')).toBe(45 * 0.45359237)
  })
})

describe('estimateOneRepMax', () => {
  it.each([
    [100, 1, 100],
    [100, 5, 100 * (1 + 5 / 30)],
    [90, 10, 120],
    [90, 11, null],
    [90, 0, null],
    [0, 5, null],
  ])('estimates %d kg for %d reps as %s', (weight, reps, estimate) => {
    expect(estimateOneRepMax(weight, reps)).toBe(estimate)
  })
})
