import { describe, expect, it } from 'vitest'
import { SET_COLUMNS, type SetColumn } from './set-cell.ts'
import {
  addSet,
  clearCells,
  copyCells,
  fillDown,
  moveSets,
  pasteCells,
  removeSets,
  splitCells,
  stepCells,
  type CellRange,
} from './set-edits.ts'
import { aCellText, aSet } from './testing.ts'

const text = aCellText()
const range = (top: number, bottom: number, from: SetColumn, to: SetColumn = from): CellRange => ({
  top,
  bottom,
  left: SET_COLUMNS.indexOf(from),
  right: SET_COLUMNS.indexOf(to),
})
const paste = (sets: Parameters<typeof pasteCells>[0], pasted: string, at: CellRange, max = 30) =>
  pasteCells(sets, { text: pasted, at, max }, text)

describe('fillDown', () => {
  it('copies the first row of the range to the others', () => {
    const sets = [aSet({ percent_1rm: 80 }), aSet({ percent_1rm: 70 }), aSet({ weight: 60 })]
    expect(fillDown(sets, range(0, 2, 'percent')).map((set) => [set.percent_1rm, set.weight])).toEqual([
      [80, null],
      [80, null],
      [80, null],
    ])
  })

  it('copies from above where one row is selected', () => {
    const sets = [aSet({ rest_seconds: 90 }), aSet()]
    expect(fillDown(sets, range(1, 1, 'rest'))[1]?.rest_seconds).toBe(90)
    expect(fillDown(sets, range(0, 0, 'rest'))).toEqual(sets)
  })

  it('does not clear a weight by the empty share beside it', () => {
    const sets = [aSet({ weight: 60 }), aSet({ weight: 50 })]
    expect(fillDown(sets, range(0, 1, 'percent', 'weight'))[1]).toMatchObject({ weight: 60 })
  })
})

describe('copyCells and pasteCells', () => {
  it('writes tabs between cells and one line a set, as spreadsheets do', () => {
    const sets = [
      aSet({ is_warm_up: true, amount: 8, percent_1rm: 40, rest_seconds: 60 }),
      aSet({ is_amrap: true, weight: 82.5, rpe: 9 }),
    ]
    expect(copyCells(sets, range(0, 1, 'kind', 'tempo'), text)).toBe(
      'W\t8\t40%\t\t1:00\t\t\n\t5+\t\t82.5 kg\t\t9\t',
    )
  })

  it('takes a block of cells, with new sets for the rows beyond the last', () => {
    const { sets, refused } = paste([aSet()], '8\t40%\r\n5\t70%\r\n5+\t80%\r\n', range(0, 0, 'amount'))
    expect(sets.map((set) => [set.amount, set.percent_1rm, set.is_amrap])).toEqual([
      [8, 40, false],
      [5, 70, false],
      [5, 80, true],
    ])
    expect(refused).toBe(0)
  })

  it('fills the whole range with one cell', () => {
    const { sets } = paste([aSet(), aSet(), aSet()], '2:30', range(0, 2, 'rest'))
    expect(sets.map((set) => set.rest_seconds)).toEqual([150, 150, 150])
  })

  it('writes the sets of a prescription from the first row on', () => {
    const {
      sets,
      range: at,
      refused,
    } = paste([aSet({ is_warm_up: true }), aSet()], '3x8 @ 70%', range(1, 1, 'amount'))
    expect(sets.map((set) => [set.amount, set.percent_1rm ?? null])).toEqual([
      [5, null],
      [8, 70],
      [8, 70],
      [8, 70],
    ])
    expect([at.top, at.bottom, refused]).toEqual([1, 3, 0])
  })

  it('leaves cells that it cannot read, and counts them', () => {
    const { sets, refused } = paste([aSet({ rpe: 7 }), aSet()], 'hard\n8', range(0, 0, 'rpe'))
    expect(sets.map((set) => set.rpe)).toEqual([7, 8])
    expect(refused).toBe(1)
  })

  it('does not go beyond the most sets and the last column', () => {
    const { sets, refused } = paste([aSet()], '8\t3-1-1-0\tmore\n9\t\t\n8\t\t', range(0, 0, 'rpe'), 2)
    expect(sets.map((set) => set.rpe)).toEqual([8, 9])
    expect(refused).toBe(2)
  })

  it('gives back the same sets when a copy is pasted', () => {
    const sets = [
      aSet({ is_warm_up: true, percent_1rm: 40, rest_seconds: 60, rpe: null, tempo: '', is_amrap: false }),
      aSet({ amount: 400, unit: 'meters', weight: 20, weight_unit: 'lb', rpe: 7.5, tempo: '3-1-X-0' }),
    ]
    const all = range(0, 1, 'kind', 'tempo')
    const result = paste([aSet(), aSet()], copyCells(sets, all, text), range(0, 0, 'kind'))
    expect(copyCells(result.sets, all, text)).toBe(copyCells(sets, all, text))
  })
})

describe('splitCells', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\n\r\nb\r\n', [['a'], [''], ['b']]],
    ['"1\n2"\t"say ""go"""', [['1\n2', 'say "go"']]],
    ['', [['']]],
    ['\t', [['', '']]],
  ])('splits %j', (pasted, expected) => {
    expect(splitCells(pasted)).toEqual(expected)
  })
})

describe('rows', () => {
  const sets = [aSet({ amount: 1 }), aSet({ amount: 2 }), aSet({ amount: 3 })]
  const amounts = (rows: readonly { amount: number }[]): number[] => rows.map(({ amount }) => amount)

  it('adds a copy of the last set, never as a warm-up', () => {
    expect(addSet([aSet({ amount: 8, is_warm_up: true })])[1]).toMatchObject({ amount: 8, is_warm_up: false })
    expect(addSet([])).toHaveLength(1)
  })

  it('removes sets, but not the last one', () => {
    expect(amounts(removeSets(sets, range(0, 1, 'amount')))).toEqual([3])
    expect(amounts(removeSets(sets, range(0, 2, 'amount')))).toEqual([1])
  })

  it('moves several sets by one place and stops at the ends', () => {
    expect(amounts(moveSets(sets, range(1, 2, 'amount'), -1))).toEqual([2, 3, 1])
    expect(amounts(moveSets(sets, range(0, 1, 'amount'), 1))).toEqual([3, 1, 2])
    expect(amounts(moveSets(sets, range(0, 1, 'amount'), -1))).toEqual([1, 2, 3])
    expect(amounts(moveSets(sets, range(2, 2, 'amount'), 1))).toEqual([1, 2, 3])
  })

  it('empties and steps each cell of a range', () => {
    const filled = [aSet({ weight: 60, rest_seconds: 60 }), aSet({ weight: 50, rest_seconds: 90 })]
    expect(
      stepCells(filled, range(0, 1, 'weight', 'rest'), 1).map((set) => [set.weight, set.rest_seconds]),
    ).toEqual([
      [62.5, 75],
      [52.5, 105],
    ])
    expect(clearCells(filled, range(0, 0, 'amount', 'rest'))[0]).toMatchObject({
      amount: 0,
      weight: null,
      rest_seconds: null,
    })
  })
})
