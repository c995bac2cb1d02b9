import type { MemberFileEncoding } from '@foyer/contract/members/member-import-shapes'
import { parseCsv } from '@foyer/domain/csv'
import { CsvFault } from './csv-fault.ts'
import { decodeFile } from './decode-file.ts'

/** A row of a table by its line in the file. */
export type TableRow = { row: number; cells: string[]; is_malformed: boolean }

/** A CSV file as rows of text, headings included. */
export type Table = { rows: TableRow[]; encoding: MemberFileEncoding }

const DELIMITERS = [',', ';', '\t', '|'] as const
/** The line by which spreadsheets of some regions name the separator. */
const SEPARATOR_LINE = /^\s*"?sep=([,;\t|])"?[ \t]*(?:\r\n|\r|\n|$)/i

/**
 * Reads the rows of a CSV file with any separator, in any encoding that spreadsheets write. Throws `CsvFault` where it
 * has none, or more than `max_rows` besides its headings.
 */
export function readTable(
  bytes: Buffer,
  { max_rows, encoding: chosen = null }: { max_rows: number; encoding?: MemberFileEncoding | null },
): Table {
  const { text, encoding } = decodeFile(bytes, chosen)
  const named = SEPARATOR_LINE.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const skipped_lines = named ? (named[0].match(/\r\n|\r|\n/g)?.length ?? 0) : 0
  const rows: TableRow[] = []
  for (const { line, cells, is_malformed } of parseCsv(body, named?.[1] ?? detectDelimiter(body))) {
    const cleaned = cells.map(stripControls)
    if (!cleaned.some((cell) => cell !== '')) continue
    if (rows.length > max_rows) throw new CsvFault('too_many_rows')
    rows.push({ row: line + skipped_lines, cells: cleaned, is_malformed })
  }
  if (rows.length === 0) throw new CsvFault('empty')
  return { rows, encoding }
}

/** What parts the cells of the first line that is not empty; a comma where nothing does. */
function detectDelimiter(text: string): string {
  const line = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0].slice(0, 65_536) ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string): number => bare.split(sign).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** Removes control characters, which PostgreSQL does not store or screens do not show. */
function stripControls(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
}
