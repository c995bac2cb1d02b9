import type { TeamRole } from '@foyer/contract'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import {
  appPasskeys,
  changeUser,
  findUserByEmail,
  findUserOfTeamMember,
  insertSubscriber,
  insertUser,
  deleteIdentities,
  revokeSessionsAndTokens,
} from '../../identity/index.ts'

/** The team member whose user is required; the time zone is used when the user is created. */
export type TeamUser = {
  team_member_id: string
  email: string
  name: string
  role: TeamRole
  timezone: string
  /** A created user becomes the app's messaging profile. */
  is_app_messaging_profile?: true
}

/**
 * Returns the user and subscriber of a team member in this app, created if missing, with the rights of the role:
 * owner and account admin have both flags, admin has `is_admin` (model, "People").
 */
export async function ensureTeamUser(
  ctx: Pick<Ctx, 'now' | 'services'>,
  tx: AppTx,
  { role, ...member }: TeamUser,
): Promise<{ user_id: string; subscriber_id: string }> {
  const rights = { is_admin: true, is_account_admin: role !== 'admin' }
  const known = await findUserOfTeamMember(tx, member.team_member_id)
  const user_id = known?.id ?? (await adoptOrCreate(ctx, tx, { ...member, ...rights }))
  if (known && known.is_account_admin !== rights.is_account_admin) await changeUser(tx, user_id, rights)

  const created = await insertSubscriber(tx, { user_id, now: ctx.now() })
  const subscriber_id = created ?? (await findUserOfTeamMember(tx, member.team_member_id))?.subscriber_id
  if (!subscriber_id) throw new Error('A team member has no subscriber.')
  return { user_id, subscriber_id }
}

type NewTeamUser = Omit<TeamUser, 'role'> & { is_admin: boolean; is_account_admin: boolean }

/**
 * A user who signed up with the same address is not proven to be the team member: it becomes theirs, but password,
 * passkeys, sessions, tokens and linked providers from before end.
 */
async function adoptOrCreate(
  ctx: Pick<Ctx, 'now' | 'services'>,
  tx: AppTx,
  user: NewTeamUser,
): Promise<string> {
  const { team_member_id, email, is_admin, is_account_admin } = user
  const created = await insertUser(tx, {
    ...user,
    password_hash: null,
    auth_provider: 'passwordless',
    email_verified_at: null,
    now: ctx.now(),
    waiting_since: null,
  })
  if (created) return created

  const address_owner = await findUserByEmail(tx, email)
  if (!address_owner) throw new Error('A user is gone that was just there.')
  if (address_owner.team_member_id === team_member_id) return address_owner.id

  await revokeSessionsAndTokens(ctx, tx, address_owner.id)
  await deleteIdentities(tx, address_owner.id)
  await appPasskeys.deleteAll(tx, address_owner.id)
  await changeUser(tx, address_owner.id, {
    team_member_id,
    is_admin,
    is_account_admin,
    password_hash: null,
    auth_provider: 'passwordless',
    waiting_since: null,
  })
  return address_owner.id
}
