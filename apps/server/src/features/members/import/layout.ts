import type { MemberImportColumn, MemberImportField } from '@foyer/contract/members/member-import-shapes'
import { findField } from '../vocabulary.ts'
import { isAddress, type MemberFile } from './read-file.ts'

const MAX_COLUMNS = 200
const SAMPLE_ROWS = 100

/** Where each field of a file is. */
export type ColumnPositions = ReadonlyMap<MemberImportField, number>

/**
 * The columns of a file with the field of each: the one that the owner chose, else by its heading; a column of
 * addresses is the email whatever its heading. Of several columns for one field the best match counts.
 */
export function readColumns(
  file: MemberFile,
  chosen: readonly (MemberImportField | null)[] | null,
): MemberImportColumn[] {
  const width = Math.max(
    file.headings.length,
    ...file.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.length),
  )
  const headings = Array.from(
    { length: Math.min(width, MAX_COLUMNS) },
    (_, index) => file.headings[index] ?? '',
  )
  const fields = chosen ? headings.map((_, index) => chosen[index] ?? null) : guessFields(file, headings)
  return headings.map((heading, index) => ({
    heading: heading.slice(0, 60),
    samples: listSamples(file, index),
    field: fields[index] ?? null,
  }))
}

/** The position of each field. */
export function listPositions(columns: readonly MemberImportColumn[]): ColumnPositions {
  return new Map(columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : [])))
}

function guessFields(file: MemberFile, headings: readonly string[]): (MemberImportField | null)[] {
  const found = headings.map(findField)
  const best = new Map<MemberImportField, number>()
  found.forEach((field, index) => {
    if (!field) return
    const is_exact = headings[index]?.trim().toLowerCase() === field
    if (!best.has(field) || (is_exact && headings[best.get(field) ?? 0]?.trim().toLowerCase() !== field))
      best.set(field, index)
  })
  if (!best.has('email')) {
    const addresses = headings.findIndex((_, index) => found[index] === null && hasAddresses(file, index))
    if (addresses !== -1) best.set('email', addresses)
  }
  const by_index = new Map([...best].map(([field, index]) => [index, field]))
  return headings.map((_, index) => by_index.get(index) ?? null)
}

function hasAddresses({ rows }: MemberFile, index: number): boolean {
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells: row }) => row[index] || [])
  return cells.length > 0 && cells.filter(isAddress).length * 2 > cells.length
}

function listSamples({ rows }: MemberFile, index: number): string[] {
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells: row }) => row[index]?.slice(0, 60) || [])
  return [...new Set(cells)].slice(0, 3)
}
