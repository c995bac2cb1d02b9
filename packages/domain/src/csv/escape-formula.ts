/** Signs with which a spreadsheet begins a formula, and blanks that some of them skip before one. */
const FORMULA = String.raw`(?:\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])`
const TO_ESCAPE = new RegExp(`^'*${FORMULA}`, 'u')
const ESCAPED = new RegExp(`^'+${FORMULA}`, 'u')

/** Puts an apostrophe before what a spreadsheet would run as a formula, and before what already looks escaped. */
export function escapeFormula(text: string): string {
  return TO_ESCAPE.test(text) ? `'${text}` : text
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text
}
