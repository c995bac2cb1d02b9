import type { MemberRow } from '../queries.ts'

/** The actions on a member besides approval. */
export const MEMBER_ACTIONS = ['suspend', 'restore', 'reset_sign_in', 'delete'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** A member as far as it matters for what can be done with them. */
export type AdministeredMember = Pick<
  MemberRow,
  'id' | 'name' | 'email' | 'status' | 'is_team' | 'closed_by_member'
>

/** Whether the user may view the app as this member: owners and account admins only, and never as a team member. */
export function canViewAsMember(
  { status, is_team }: Pick<AdministeredMember, 'status' | 'is_team'>,
  role: string,
): boolean {
  return role !== 'admin' && !is_team && status === 'member'
}

/** The deeds that a member's state allows; deleting, and undoing it, is for who runs the account. */
export function getMemberActions(
  { status, is_team, closed_by_member }: Pick<AdministeredMember, 'status' | 'is_team' | 'closed_by_member'>,
  role: string,
): MemberAction[] {
  const can_manage_account = role !== 'admin'
  if (is_team) return []
  // A member who closed their own account can only restore it themselves, by signing in.
  if (status === 'deleting') return can_manage_account && !closed_by_member ? ['restore'] : []
  const base_actions: MemberAction[] = can_manage_account ? ['delete'] : []
  return status === 'suspended' ? ['restore', ...base_actions] : ['reset_sign_in', 'suspend', ...base_actions]
}
