import { describe, expect, it } from 'vitest'
import { formatCell, readCell, readPrescription, SET_COLUMNS, stepCell, type SetColumn } from './set-cell.ts'
import { aCellText, aSet } from './testing.ts'

describe('readCell', () => {
  it.each<[SetColumn, string, unknown]>([
    ['kind', 'w', { is_warm_up: true }],
    ['kind', 'Warm-up', { is_warm_up: true }],
    ['kind', '3', { is_warm_up: false }],
    ['amount', '5', { amount: 5, is_amrap: false }],
    ['amount', '5+', { amount: 5, is_amrap: true }],
    ['amount', 'AMRAP', { amount: 0, is_amrap: true }],
    ['amount', '30s', { amount: 30, is_amrap: false, unit: 'secs' }],
    ['amount', '400 m', { amount: 400, is_amrap: false, unit: 'meters' }],
    ['amount', '2.5 Km', { amount: 2.5, is_amrap: false, unit: 'kilometers' }],
    ['amount', '12+ cal', { amount: 12, is_amrap: true, unit: 'cals' }],
    ['amount', '٥', { amount: 5, is_amrap: false }],
    ['percent', '80%', { percent_1rm: 80, weight: null }],
    ['percent', '72,5', { percent_1rm: 72.5, weight: null }],
    ['weight', '82.5', { weight: 82.5, percent_1rm: null }],
    ['weight', '82,5', { weight: 82.5, percent_1rm: null }],
    ['weight', '135 lbs', { weight: 135, percent_1rm: null, weight_unit: 'lb' }],
    ['weight', '0.125kg', { weight: 0.125, percent_1rm: null, weight_unit: 'kg' }],
    ['rest', '90', { rest_seconds: 90 }],
    ['rest', '1:30', { rest_seconds: 90 }],
    ['rest', '١:٣٠', { rest_seconds: 90 }],
    ['rest', '2 min', { rest_seconds: 120 }],
    ['rest', '1.5m', { rest_seconds: 90 }],
    ['rpe', '8.5', { rpe: 8.5 }],
    ['rpe', 'RPE 9', { rpe: 9 }],
    ['tempo', '31x0', { tempo: '3-1-X-0' }],
    ['tempo', '3/1/1/0', { tempo: '3-1-1-0' }],
    ['weight', '', { weight: null }],
    ['rest', '–', { rest_seconds: null }],
  ])('reads %s "%s"', (column, typed, expected) => {
    expect(readCell(typed, column, aCellText())).toEqual(expected)
  })

  it.each<[SetColumn, string]>([
    ['kind', 'x'],
    ['amount', 'five'],
    ['amount', '-5'],
    ['amount', '5 parsecs'],
    ['amount', '1000000'],
    ['percent', '0'],
    ['percent', '250%'],
    ['weight', '2001'],
    ['weight', '60 stone'],
    ['weight', '1.2.3'],
    ['rest', '1:75'],
    ['rest', '61 min'],
    ['rest', '1:2:3'],
    ['rpe', '8.3'],
    ['rpe', '11'],
    ['tempo', '3-1-1'],
    ['tempo', 'slow'],
  ])('refuses %s "%s"', (column, typed) => {
    expect(readCell(typed, column, aCellText())).toBeNull()
  })

  const sets = [
    aSet({ amount: 5, is_amrap: true, weight: 82.5, rest_seconds: 150, rpe: 8.5, tempo: '3-1-X-0' }),
    aSet({ amount: 1.234, unit: 'kilometers', percent_1rm: 72.5, is_warm_up: true }),
    aSet({ amount: 0, is_amrap: true, weight: 0.125, weight_unit: 'lb' }),
  ]
  it.each(['en', 'de', 'ar', 'fr'])('reads in %s what it writes', (locale) => {
    const text = aCellText(locale)
    const read = sets.map((set) =>
      Object.assign(
        {},
        ...SET_COLUMNS.map((column) => keepValues(readCell(formatCell(set, column, text), column, text))),
      ),
    )
    expect(sets).toMatchObject(read)
  })
})

/** An empty cell reads as null or false, which the set may just not have. */
function keepValues(change: object | null): object {
  if (!change) return { refused: true }
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== null && value !== false && value !== ''),
  )
}

describe('stepCell', () => {
  it.each<[SetColumn, Parameters<typeof aSet>[0], 1 | -1, unknown]>([
    ['weight', { weight: 60 }, 1, { weight: 62.5, percent_1rm: null }],
    ['weight', { weight: 45, weight_unit: 'lb' }, -1, { weight: 40, percent_1rm: null }],
    ['weight', { weight: 1 }, -1, { weight: 0, percent_1rm: null }],
    ['percent', { percent_1rm: 80 }, 1, { percent_1rm: 82.5, weight: null }],
    ['amount', { amount: 5 }, 1, { amount: 6 }],
    ['amount', { amount: 0 }, -1, { amount: 0 }],
    ['rest', { rest_seconds: 90 }, -1, { rest_seconds: 75 }],
    ['rpe', { rpe: 10 }, 1, { rpe: 10 }],
    ['tempo', { tempo: '3-1-1-0' }, 1, null],
  ])('moves %s of %o by %d', (column, changes, direction, expected) => {
    expect(stepCell(aSet(changes), column, direction)).toEqual(expected)
  })
})

describe('readPrescription', () => {
  it.each([
    ['5x5', { count: 5, change: { amount: 5, is_amrap: false } }],
    ['3 × 8+ @ 80%', { count: 3, change: { amount: 8, is_amrap: true, percent_1rm: 80, weight: null } }],
    ['4x30s @ 20 kg', { count: 4, change: { amount: 30, unit: 'secs', weight: 20, weight_unit: 'kg' } }],
    ['3X10 @RPE 8', { count: 3, change: { amount: 10, rpe: 8 } }],
  ])('reads %s', (typed, expected) => {
    expect(readPrescription(typed, aCellText())).toMatchObject(expected)
  })

  it.each(['5', '0x5', 'x5', '5x', '5x5 @ heavy', '100x5', 'Back squat 5x5'])('refuses %s', (typed) => {
    expect(readPrescription(typed, aCellText())).toBeNull()
  })
})
