import { truncate } from '@foyer/domain/text'
import type { MemberRowAction, StoredRow } from '../repository/member-imports.ts'
import type { ColumnPositions } from './layout.ts'
import type { MemberFile } from './read-file.ts'
import { findDateOrder } from './read-date.ts'
import { splitNames, readMember, type ProductNames } from './read-member.ts'

/** Lists every product that a row names, in lower case: whole cells and their parts. */
export function listNamedProducts({ rows }: MemberFile, positions: ColumnPositions): string[] {
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
  /** The zone in which a day without a time begins. */
  time_zone: string
}

/** The dry run: what becomes of each row. Of rows with one address the first counts. */
export function checkRows(file: MemberFile, positions: ColumnPositions, facts: Facts): StoredRow[] {
  const seen = new Set<string>()
  const date_position = positions.get('joined_at')
  const dates = date_position === undefined ? [] : file.rows.map(({ cells }) => cells[date_position] ?? '')
  const date_order = findDateOrder(dates)
  return file.rows.map(({ row, cells, is_malformed }): StoredRow => {
    const byColumn = Object.fromEntries(
      [...positions].map(([column, position]) => [column, cells[position] ?? '']),
    )
    const { member, problems, name } = is_malformed
      ? { member: null, problems: [{ column: '', code: 'quote_misplaced' }], name: byColumn['name'] ?? '' }
      : readMember(byColumn, { ...facts, date_order })
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
      name: truncate(name, 120),
      problems: is_duplicate ? [{ column: 'email', code: 'duplicate' }] : problems,
      member: action === 'add' ? member : null,
      is_done: action !== 'add',
      member_id: null,
    }
  })
}
