import type { InputFor } from '@foyer/contract/client'
import { readLocal, writeLocal } from '../../platform/local.ts'
import type { MemberSearch } from './member-search.ts'

/** The columns that can be shown or left out, in their order; the member's name is always there. */
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

/** What is shown until someone chooses. */
export const DEFAULT_COLUMNS: readonly MemberColumn[] = [
  'plan',
  'course',
  'progress',
  'weeks',
  'spent',
  'last_seen',
]

const STORAGE_KEY = 'member_columns'

/** The columns chosen on this device. What is kept and no longer known is left out. */
export function readColumns(): readonly MemberColumn[] {
  const stored = readLocal(STORAGE_KEY)
  if (stored === null) return DEFAULT_COLUMNS
  const names = stored.split(',')
  return MEMBER_COLUMNS.filter((name) => names.includes(name))
}

/** Keeps a choice on this device; the usual one is not kept, so that it can change with the studio. */
export function storeColumns(chosen: readonly MemberColumn[]): void {
  const is_default = chosen.join() === DEFAULT_COLUMNS.join()
  writeLocal(STORAGE_KEY, is_default ? null : chosen.join())
}

/** A choice with one column more or less, in the order of all. */
export function toggleColumn(chosen: readonly MemberColumn[], name: MemberColumn): readonly MemberColumn[] {
  return MEMBER_COLUMNS.filter((one) => chosen.includes(one) !== (one === name))
}

/** What the table shows: the newest first are dated by the day they came, where no one chose a column for it. */
export function getVisibleColumns(
  chosen: readonly MemberColumn[],
  sort: MemberSearch['sort'],
): readonly MemberColumn[] {
  if (sort !== 'newest' || chosen.includes('joined')) return chosen
  return [...chosen.filter((name) => name !== 'last_seen'), 'joined']
}
