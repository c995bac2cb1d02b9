/** Signs with which a spreadsheet begins a formula, and blanks that some of them skip before one. */
const FORMULA_PREFIX = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u
const NEEDS_QUOTES = /[",;\t\r\n']|^\s|\s$/u

/**
 * One line of a CSV file (RFC 4180), its line break included. What people typed is never run by a spreadsheet: a cell
 * that would begin a formula gets an apostrophe before it.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(text: string): string {
  const safe = FORMULA_PREFIX.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
