import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MemberFileEncoding } from '@foyer/contract/members/member-import-shapes'
import { CsvFault, readTable, type Table, type TableRow } from '#platform/csv/index.ts'
import { ImportFault } from './import-fault.ts'

/** A file of members: its headings and rows as text, and its hash. */
export type MemberFile = {
  /** Empty texts where the file begins with a member. */
  headings: string[]
  rows: TableRow[]
  encoding: MemberFileEncoding
  hash: string
}

const MAX_ROWS = 20_000

/** Reads a CSV file. Throws `ImportFault` for an invalid file. */
export async function readMemberFile(
  stream: Readable,
  chosen: MemberFileEncoding | null = null,
): Promise<MemberFile> {
  const bytes = await buffer(stream)
  const { rows, encoding } = readMemberTable(bytes, chosen)
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

function readMemberTable(bytes: Buffer, encoding: MemberFileEncoding | null): Table {
  try {
    return readTable(bytes, { max_rows: MAX_ROWS, encoding })
  } catch (error) {
    if (error instanceof CsvFault) throw new ImportFault(error.code, { cause: error })
    throw error
  }
}
