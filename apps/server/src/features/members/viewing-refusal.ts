import { isTeam } from './presenter.ts'
import { type Person } from '../identity/index.ts'

/** What decides whether somebody can be looked at. */
export type ViewedPerson = Pick<
  Person,
  | 'team_member_id'
  | 'is_app_messaging_profile'
  | 'is_admin'
  | 'is_account_admin'
  | 'subscriber_id'
  | 'suspended_at'
  | 'deletes_at'
  | 'erased_at'
>

/**
 * Why nobody may look at the app as this person; null where it is allowed. Whoever has rights of the team is never looked
 * at, so that no preview shows more than a member sees; and who could not sign in has nothing to show.
 */
export function findViewingRefusal(person: ViewedPerson): 'is_team' | 'not_viewable' | null {
  if (isTeam(person) || person.is_admin || person.is_account_admin) return 'is_team'
  const is_active = person.subscriber_id !== null && !person.suspended_at && !person.deletes_at
  return is_active && !person.erased_at ? null : 'not_viewable'
}
