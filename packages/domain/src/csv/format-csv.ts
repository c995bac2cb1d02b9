// This build needs no Node, so one writer serves the server and the studio.
import { stringify } from 'csv-stringify/browser/esm/sync'
import { escapeFormula } from './escape-formula.ts'

/** Beyond what RFC 4180 asks for: other separators, apostrophes, and blanks at either end. */
const NEEDS_QUOTES = /[;\t']|^\s|\s$/u

/**
 * Rows as lines of a CSV file (RFC 4180), the last line break included. A spreadsheet runs nothing that people typed:
 * a cell that would begin a formula gets an apostrophe before it, which `parseCsv` takes off.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: NEEDS_QUOTES,
    // The option `escape_formulas` misses formulas after blanks.
    cast: { string: escapeFormula },
  })
}
