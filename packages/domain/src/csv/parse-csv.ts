import { unescapeFormula } from './escape-formula.ts'

/** A row of a CSV file with the line at which it starts, from 1. */
export type CsvRow = {
  line: number
  cells: string[]
  /** A quote is where none may be, or is never closed: the cells are those of its first line, parted at every separator. */
  is_malformed: boolean
}

/** The longest row. A quote that is not closed within it counts as one that never is. */
const MAX_ROW_LENGTH = 256 * 1024

/**
 * Reads the rows of a CSV file (RFC 4180) with any line breaks; empty lines are left out. A misplaced quote spoils
 * its own line only: reading goes on at the next. Reverses `formatCsv`.
 */
export function* parseCsv(text: string, delimiter: string): Generator<CsvRow> {
  let [position, line] = [0, 1]
  while (position < text.length) {
    const row = readRow(text, position, delimiter)
    const line_end = findLineEnd(text, position)
    const cells = row?.cells ?? text.slice(position, line_end).split(delimiter)
    const end = skipBreak(text, row?.end ?? line_end)
    if (cells.length > 1 || cells[0] !== '')
      yield { line, cells: cells.map(unescapeFormula), is_malformed: row === null }
    line += countLines(text, position, end)
    position = end
  }
}

/** The cells of the row at a position and where it ends; null where a quote is misplaced. */
function readRow(text: string, start: number, delimiter: string): { cells: string[]; end: number } | null {
  const cells: string[] = []
  let position = start
  for (;;) {
    const cell = readQuoted(text, position) ?? readBare(text, position, delimiter)
    if (!cell || cell.end - start > MAX_ROW_LENGTH) return null
    cells.push(cell.value)
    const next = text[cell.end]
    if (next === undefined || isBreak(next)) return { cells, end: cell.end }
    if (next !== delimiter) return null
    position = cell.end + 1
  }
}

type Cell = { value: string; end: number }

/** A cell in quotes, with blanks around them; null where none begins here. Its end is wrong where a quote is missing. */
function readQuoted(text: string, start: number): Cell | null {
  const open = skipBlanks(text, start)
  if (text[open] !== '"') return null
  let close = text.indexOf('"', open + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return { value: '', end: start + MAX_ROW_LENGTH * 2 }
  return { value: text.slice(open + 1, close).replaceAll('""', '"'), end: skipBlanks(text, close + 1) }
}

/** A cell without quotes; null where it contains one. */
function readBare(text: string, start: number, delimiter: string): Cell | null {
  let end = start
  while (end < text.length && text[end] !== delimiter && !isBreak(text[end])) {
    if (text[end] === '"') return null
    end += 1
  }
  return { value: text.slice(start, end), end }
}

const isBreak = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

function skipBlanks(text: string, start: number): number {
  let position = start
  while (text[position] === ' ') position += 1
  return position
}

function findLineEnd(text: string, start: number): number {
  let position = start
  while (position < text.length && !isBreak(text[position])) position += 1
  return position
}

function skipBreak(text: string, position: number): number {
  if (text[position] === '\r' && text[position + 1] === '\n') return position + 2
  return Math.min(position + 1, text.length)
}

function countLines(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r\n|\r|\n/g)?.length ?? 0
}
