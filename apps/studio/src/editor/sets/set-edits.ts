import { newSet, type WorkoutSet } from '@foyer/content/definitions'
import {
  formatCell,
  getEmptyCell,
  pickCell,
  readCell,
  readPrescription,
  SET_COLUMNS,
  stepCell,
  type CellText,
  type SetChange,
  type SetColumn,
} from './set-cell.ts'

/** A place in the table: set and column, each from 0. */
export type Cell = { readonly row: number; readonly column: number }

/** A rectangle of cells, both ends included. */
export type CellRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

type Sets = readonly WorkoutSet[]

/** The rectangle between two cells. */
export function toRange(one: Cell, other: Cell): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/** Changes every cell of a range; null leaves a cell as it is. */
export function changeCells(
  sets: Sets,
  range: CellRange,
  change: (set: WorkoutSet, column: SetColumn, cell: Cell) => SetChange | null,
): WorkoutSet[] {
  return sets.map((set, row) => {
    if (row < range.top || row > range.bottom) return set
    return listColumns(range).reduce((changed, column) => {
      const next = change(changed, column, { row, column: SET_COLUMNS.indexOf(column) })
      return next ? { ...changed, ...next } : changed
    }, set)
  })
}

/** Empties cells. */
export function clearCells(sets: Sets, range: CellRange): WorkoutSet[] {
  return changeCells(sets, range, (_, column) => getEmptyCell(column))
}

/** Moves the numbers of cells one step up or down. */
export function stepCells(sets: Sets, range: CellRange, direction: 1 | -1): WorkoutSet[] {
  return changeCells(sets, range, (set, column) => stepCell(set, column, direction))
}

/** Copies the first row of a range to the rows below in it; a single row gets the cells above it. */
export function fillDown(sets: Sets, range: CellRange): WorkoutSet[] {
  const source = sets[range.top === range.bottom ? range.top - 1 : range.top]
  if (!source) return [...sets]
  return changeCells(sets, range, (_, column) => pickFilled(source, column))
}

/** An empty load cell fills nothing, so that it does not clear the other way to say the load. */
function pickFilled(source: WorkoutSet, column: SetColumn): SetChange | null {
  const is_other_load =
    (column === 'percent' && source.weight !== null) || (column === 'weight' && Boolean(source.percent_1rm))
  return is_other_load ? null : pickCell(source, column)
}

/** The cells of a range as spreadsheets copy them: tabs between columns, one line a row. */
export function copyCells(sets: Sets, range: CellRange, text: CellText): string {
  const rows = sets.slice(range.top, range.bottom + 1)
  return rows
    .map((set) =>
      listColumns(range)
        .map((column) => formatCell(set, column, text))
        .join('\t'),
    )
    .join('\n')
}

export type PasteInput = { readonly text: string; readonly at: CellRange; readonly max: number }
export type PasteResult = {
  readonly sets: WorkoutSet[]
  /** What the pasted cells cover now. */
  readonly range: CellRange
  /** How many cells were of no use, or found no place. */
  readonly refused: number
}

/**
 * Puts cells of a spreadsheet into the table, from the first cell of a range on. One copied cell fills the whole range;
 * rows beyond the last set become new sets.
 */
export function pasteCells(sets: Sets, { text, at, max }: PasteInput, cell_text: CellText): PasteResult {
  const rows = splitCells(text)
  const [first = ['']] = rows
  if (rows.length === 1 && first.length === 1) {
    const written = readPrescription(first[0] ?? '', cell_text)
    if (!written) return pasteOne(sets, first[0] ?? '', at, cell_text)
    const bottom = Math.min(at.top + written.count, max) - 1
    return {
      sets: writeSets(sets, { row: at.top, max, ...written }),
      range: { ...at, bottom },
      refused: at.top + written.count > max ? 1 : 0,
    }
  }
  const width = Math.max(...rows.map((row) => row.length))
  const bottom = Math.min(at.top + rows.length, max) - 1
  const range = { ...at, bottom, right: Math.min(at.left + width, SET_COLUMNS.length) - 1 }
  let grown = [...sets]
  while (grown.length <= bottom) grown = addSet(grown)
  let refused = rows.reduce((count, row, index) => {
    const fits = at.top + index < max ? SET_COLUMNS.length - at.left : 0
    return count + row.slice(Math.max(fits, 0)).filter((cell) => cell.trim() !== '').length
  }, 0)
  const pasted = changeCells(grown, range, (_, column, cell) => {
    const typed = rows[cell.row - at.top]?.[cell.column - at.left]
    // An empty cell beside the other way to say the load is no order to clear it.
    if (typed === undefined || (isLoad(column) && typed.trim() === '')) return null
    const change = readCell(typed, column, cell_text)
    if (!change) refused += 1
    return change
  })
  return { sets: pasted, range, refused }
}

/** Writes several sets at once from a row on; sets beyond the last are added. */
export function writeSets(
  sets: Sets,
  { row, count, change, max }: { row: number; count: number; change: SetChange; max: number },
): WorkoutSet[] {
  const end = Math.min(row + count, max)
  let grown = [...sets]
  while (grown.length < end) grown = addSet(grown)
  return grown.map((set, at) => (at >= row && at < end ? { ...set, ...change } : set))
}

function pasteOne(sets: Sets, typed: string, range: CellRange, cell_text: CellText): PasteResult {
  let refused = 0
  const pasted = changeCells(sets, range, (_, column) => {
    const change = readCell(typed, column, cell_text)
    if (!change) refused += 1
    return change
  })
  return { sets: pasted, range, refused }
}

function isLoad(column: SetColumn): boolean {
  return column === 'percent' || column === 'weight'
}

/** Rows and cells of copied text. A cell with tabs or line breaks stands in quotes. */
export function splitCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  const trimmed = text.replace(/(\r\n|\n|\r)$/u, '')
  for (let match = pattern.exec(trimmed); match; match = pattern.exec(trimmed)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

/** One more set, a copy of the last. */
export function addSet(sets: Sets): WorkoutSet[] {
  const last = sets.at(-1)
  return last ? [...sets, { ...last, is_warm_up: false }] : [...sets, newSet]
}

/** Removes the sets of a range; an exercise has one set at least. */
export function removeSets(sets: Sets, { top, bottom }: CellRange): WorkoutSet[] {
  const rest = sets.filter((_, row) => row < top || row > bottom)
  return rest.length > 0 ? rest : sets.slice(0, 1)
}

/** Moves the sets of a range one place up or down; at the end nothing moves. */
export function moveSets(sets: Sets, { top, bottom }: CellRange, direction: 1 | -1): WorkoutSet[] {
  if (direction < 0 ? top === 0 : bottom >= sets.length - 1) return [...sets]
  const moved = sets.slice(top, bottom + 1)
  const rest = sets.filter((_, row) => row < top || row > bottom)
  return [...rest.slice(0, top + direction), ...moved, ...rest.slice(top + direction)]
}

function listColumns({ left, right }: CellRange): readonly SetColumn[] {
  return SET_COLUMNS.slice(left, right + 1)
}
