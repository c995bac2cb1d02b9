import { truncate } from '@foyer/domain/text'
import type { MemberRowAction, StoredRow } from '../repository/member-imports.ts'
import { ImportFault } from './import-fault.ts'
import type { MemberFile } from './read-file.ts'
import { COLUMNS, splitNames, readMember, type Column, type ProductNames } from './read-member.ts'

/** The position of each column of a file, and the ignored columns. */
export type ColumnLayout = { positions: ReadonlyMap<Column, number>; ignored: string[] }

/** Finds the columns by their headings. Throws `ImportFault` where no column is the address. */
export function parseLayout(headings: readonly string[]): ColumnLayout {
  const positions = new Map<Column, number>()
  const ignored: string[] = []
  headings.forEach((heading, index) => {
    const name = heading.toLowerCase().replaceAll(/[\s-]+/g, '_')
    const column = COLUMNS.find((one) => one === name)
    if (column && !positions.has(column)) positions.set(column, index)
    else if (heading !== '') ignored.push(truncate(heading, 60))
  })
  if (!positions.has('email')) throw new ImportFault('no_email_column')
  return { positions, ignored: ignored.slice(0, 50) }
}

/** Lists every product that a row names, in lower case: whole cells and their parts. */
export function listNamedProducts({ rows }: MemberFile, { positions }: ColumnLayout): string[] {
  const position = positions.get('products')
  if (position === undefined) return []
  const cells = new Set(rows.flatMap(({ cells: row }) => row[position]?.toLowerCase() || []))
  return [...new Set([...cells].flatMap((cell) => [cell, ...splitNames(cell)]))]
}

type Facts = {
  products: ProductNames
  /** Addresses, in lower case, that are here already. */
  known: ReadonlySet<string>
  now: Date
}

/** The dry run: what becomes of each row. Of rows with one address the first counts. */
export function checkRows(file: MemberFile, { positions }: ColumnLayout, facts: Facts): StoredRow[] {
  const seen = new Set<string>()
  return file.rows.map(({ row, cells }): StoredRow => {
    const byColumn = Object.fromEntries(
      [...positions].map(([column, position]) => [column, cells[position] ?? '']),
    )
    const { member, problems } = readMember(byColumn, facts)
    const email = (member?.email ?? byColumn['email'] ?? '').slice(0, 320)
    const key = email.toLowerCase()
    const is_duplicate = member !== null && seen.has(key)
    if (member) seen.add(key)
    const action: MemberRowAction =
      !member || is_duplicate ? 'refused' : facts.known.has(key) ? 'known' : 'add'
    return {
      row,
      email,
      action,
      name: truncate(member?.name ?? byColumn['name'] ?? '', 120),
      problems: is_duplicate ? [{ column: 'email', code: 'duplicate' }] : problems,
      member: action === 'add' ? member : null,
      is_done: action !== 'add',
      member_id: null,
    }
  })
}
