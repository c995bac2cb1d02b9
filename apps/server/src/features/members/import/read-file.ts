import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MemberFileEncoding } from '@foyer/contract/members/member-import-shapes'
import { parseCsv } from '@foyer/domain/csv'
import { decodeFile } from './decode-file.ts'
import { ImportFault } from './import-fault.ts'

/** A row of a file by its line. */
export type MemberFileRow = { row: number; cells: string[]; is_malformed: boolean }

/** A file of members: its headings and rows as text, and its hash. */
export type MemberFile = {
  /** Empty texts where the file begins with a member. */
  headings: string[]
  rows: MemberFileRow[]
  encoding: MemberFileEncoding
  hash: string
}

const MAX_ROWS = 20_000
const DELIMITERS = [',', ';', '\t', '|'] as const
/** The line by which spreadsheets of some regions name the separator. */
const SEPARATOR_LINE = /^\s*"?sep=([,;\t|])"?[ \t]*(?:\r\n|\r|\n|$)/i

/** Reads a CSV file. Throws `ImportFault` for an invalid file. */
export async function readMemberFile(
  stream: Readable,
  chosen: MemberFileEncoding | null = null,
): Promise<MemberFile> {
  const bytes = await buffer(stream)
  const { text, encoding } = decodeFile(bytes, chosen)
  const named = SEPARATOR_LINE.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const skipped_lines = named ? (named[0].match(/\r\n|\r|\n/g)?.length ?? 0) : 0
  const rows: MemberFileRow[] = []
  for (const { line, cells, is_malformed } of parseCsv(body, named?.[1] ?? detectDelimiter(body))) {
    const cleaned = cells.map(stripControls)
    if (!cleaned.some((cell) => cell !== '')) continue
    if (rows.length > MAX_ROWS) throw new ImportFault('too_many_rows')
    rows.push({ row: line + skipped_lines, cells: cleaned, is_malformed })
  }
  const [first, ...rest] = rows
  if (!first) throw new ImportFault('empty')
  const starts_with_member = first.cells.some(isAddress)
  if (!starts_with_member && rest.length === 0) throw new ImportFault('empty')
  return {
    headings: starts_with_member ? first.cells.map(() => '') : first.cells,
    rows: starts_with_member ? rows : rest,
    encoding,
    hash: createHash('sha256').update(bytes).digest('base64url'),
  }
}

/** Whether a cell looks like the address of a person. */
export function isAddress(cell: string): boolean {
  return cell.length <= 320 && /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(cell)
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
