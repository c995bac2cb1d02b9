import type { MemberRowAction, StoredRow } from '../repository/member-imports.ts'
import { ImportFault } from './import-fault.ts'
import type { MemberFile } from './read-file.ts'
import { COLUMNS, namesIn, readMember, type Column, type ProductNames } from './read-member.ts'

/** Where each column of a file stands, and what is there beside them. */
export type Layout = { places: ReadonlyMap<Column, number>; ignored: string[] }

/** Finds the columns by their headings. Throws `ImportFault` where no column is the address. */
export function layOut(headings: readonly string[]): Layout {
  const places = new Map<Column, number>()
  const ignored: string[] = []
  headings.forEach((heading, index) => {
    const name = heading.toLowerCase().replaceAll(/[\s-]+/g, '_')
    const column = COLUMNS.find((one) => one === name)
    if (column && !places.has(column)) places.set(column, index)
    else if (heading !== '') ignored.push(heading.slice(0, 60))
  })
  if (!places.has('email')) throw new ImportFault('no_email_column')
  return { places, ignored: ignored.slice(0, 50) }
}

/** Every product that some row names, in lower case: whole cells, and what they are made of. */
export function productsNamed({ rows }: MemberFile, { places }: Layout): string[] {
  const place = places.get('products')
  if (place === undefined) return []
  const cells = new Set(rows.flatMap(({ cells: row }) => row[place]?.toLowerCase() || []))
  return [...new Set([...cells].flatMap((cell) => [cell, ...namesIn(cell)]))]
}

type Facts = {
  products: ProductNames
  /** Addresses, in lower case, that are here already. */
  known: ReadonlySet<string>
  now: Date
}

/** The dry run: what becomes of each row. Of rows with one address the first counts. */
export function checkRows(file: MemberFile, { places }: Layout, facts: Facts): StoredRow[] {
  const met = new Set<string>()
  return file.rows.map(({ row, cells }): StoredRow => {
    const byColumn = Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? '']))
    const { member, problems } = readMember(byColumn, facts)
    const email = (member?.email ?? byColumn['email'] ?? '').slice(0, 320)
    const key = email.toLowerCase()
    const is_twice = member !== null && met.has(key)
    if (member) met.add(key)
    const action: MemberRowAction = !member || is_twice ? 'refused' : facts.known.has(key) ? 'known' : 'add'
    return {
      ...{ row, email, action, name: (member?.name ?? byColumn['name'] ?? '').slice(0, 120) },
      problems: is_twice ? [{ column: 'email', code: 'duplicate' }] : problems,
      member: action === 'add' ? member : null,
      is_done: action !== 'add',
      member_id: null,
    }
  })
}
