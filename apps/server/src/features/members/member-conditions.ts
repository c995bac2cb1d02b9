import type { RawBuilder } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'
import { defineContributions } from '../../platform/needs.ts'

/**
 * Something that another room knows of a member and the owner's list can be narrowed by: SQL over the `subscribers`
 * row of that list, false where there is none.
 */
export type MemberCondition = {
  name: 'active' | 'past_due' | 'in_course'
  matches: (db: AppDb, now: Date) => RawBuilder<boolean>
}

/** The conditions of all rooms, each under its name. */
export const memberConditions = defineContributions<MemberCondition>('accounts.member_conditions')

/** A condition of another room. Asking for one that no room gives is a bug. */
export function findCondition(
  conditions: readonly MemberCondition[],
  name: MemberCondition['name'],
): MemberCondition['matches'] {
  const condition = conditions.find((one) => one.name === name)
  if (!condition) throw new Error(`No feature says who is "${name}".`)
  return condition.matches
}
