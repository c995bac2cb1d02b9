import type { RawBuilder } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'
import { defineContributions } from '../../platform/needs.ts'

/**
 * A condition by which the owner's list can be filtered, provided by another feature: SQL over the `subscribers` row
 * of the list, false when that row is null.
 */
export type MemberCondition = {
  name: 'active' | 'past_due' | 'in_course' | 'owns_product'
  /** `id` is what the condition is about, such as a product. */
  matches: (db: AppDb, now: Date, id: string) => RawBuilder<boolean>
}

/** The conditions of all features by name. */
export const memberConditions = defineContributions<MemberCondition>('members.member_conditions')

/** Returns the condition of another feature. Throws for an unknown one, which is a bug. */
export function findCondition(
  conditions: readonly MemberCondition[],
  name: MemberCondition['name'],
): MemberCondition['matches'] {
  const condition = conditions.find((one) => one.name === name)
  if (!condition) throw new Error(`No feature says who is "${name}".`)
  return condition.matches
}
