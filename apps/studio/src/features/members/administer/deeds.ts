import type { MemberRow } from '../queries.ts'

/** What can be done with a member, beside letting them in. */
export const DEEDS = ['suspend', 'restore', 'reset_sign_in', 'delete'] as const
export type Deed = (typeof DEEDS)[number]

/** A member as far as it matters for what can be done with them. */
export type Administered = Pick<
  MemberRow,
  'id' | 'name' | 'email' | 'status' | 'is_team' | 'closed_by_member'
>

/** Whether the app can be looked at as this member: by who runs the account, and nobody of the team. */
export function canView(
  { status, is_team }: Pick<Administered, 'status' | 'is_team'>,
  role: string,
): boolean {
  return role !== 'admin' && !is_team && status === 'member'
}

/** The deeds that a member's state allows; deleting, and undoing it, is for who runs the account. */
export function deedsFor(
  { status, is_team, closed_by_member }: Pick<Administered, 'status' | 'is_team' | 'closed_by_member'>,
  role: string,
): Deed[] {
  const runs_account = role !== 'admin'
  if (is_team) return []
  // Their own wish is theirs to change: they keep the account by signing in.
  if (status === 'deleting') return runs_account && !closed_by_member ? ['restore'] : []
  const always: Deed[] = runs_account ? ['delete'] : []
  return status === 'suspended' ? ['restore', ...always] : ['reset_sign_in', 'suspend', ...always]
}
