import { isTeam } from './presenter.ts'
import { type Person } from '../identity/index.ts'

/** The facts that decide whether a member can be viewed. */
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
 * Returns why a member may not be previewed; null when allowed. Team members are excluded, so that no preview shows
 * more than a member sees, and so are people who could not sign in.
 */
export function findViewingRefusal(person: ViewedPerson): 'is_team' | 'not_viewable' | null {
  if (isTeam(person) || person.is_admin || person.is_account_admin) return 'is_team'
  const is_active = person.subscriber_id !== null && !person.suspended_at && !person.deletes_at
  return is_active && !person.erased_at ? null : 'not_viewable'
}
