import type { InputFor } from '@foyer/contract/client'
import { readLocal, writeLocal } from '../../platform/local.ts'
import type { MemberSearch } from './member-search.ts'

/** The optional columns in order; the member's name is always shown. */
export const MEMBER_COLUMNS = [
  'plan',
  'course',
  'progress',
  'weeks',
  'spent',
  'language',
  'joined',
  'last_seen',
] as const satisfies NonNullable<InputFor<'members.exportMembers'>['columns']>

export type MemberColumn = (typeof MEMBER_COLUMNS)[number]

/** The columns shown by default. */
export const DEFAULT_COLUMNS: readonly MemberColumn[] = [
  'plan',
  'course',
  'progress',
  'weeks',
  'spent',
  'last_seen',
]

const STORAGE_KEY = 'member_columns'

/** Reads the columns chosen on this device. Unknown ones are ignored. */
export function readColumns(): readonly MemberColumn[] {
  const stored = readLocal(STORAGE_KEY)
  if (stored === null) return DEFAULT_COLUMNS
  const names = stored.split(',')
  return MEMBER_COLUMNS.filter((name) => names.includes(name))
}

/** Stores chosen columns on this device; the default is not stored, so that a new release can change it. */
export function storeColumns(chosen: readonly MemberColumn[]): void {
  const is_default = chosen.join() === DEFAULT_COLUMNS.join()
  writeLocal(STORAGE_KEY, is_default ? null : chosen.join())
}

/** A choice with one column more or less, in the order of all. */
export function toggleColumn(chosen: readonly MemberColumn[], name: MemberColumn): readonly MemberColumn[] {
  return MEMBER_COLUMNS.filter((one) => chosen.includes(one) !== (one === name))
}

/** Returns the columns shown: the view of new members adds the joining date unless the user chose its columns. */
export function getVisibleColumns(
  chosen: readonly MemberColumn[],
  sort: MemberSearch['sort'],
): readonly MemberColumn[] {
  if (sort !== 'newest' || chosen.includes('joined')) return chosen
  return [...chosen.filter((name) => name !== 'last_seen'), 'joined']
}
