import { invitedRole } from '@foyer/contract/team/team-shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { hashSecret } from '#platform/secrets.ts'
import { hashPassword } from '../../identity/index.ts'
import { findInvitationByToken, consumeInvitation } from '../repository/team-invitations.ts'
import { findTeamMember } from '../repository/team.ts'
import { insertTeamMember, lockTeam } from '../repository/team-members.ts'
import { openStudioSession, type StudioSignIn } from './studio-session.ts'
import { writeLog } from './write-log.ts'

/** Why a link into a team is no good. */
export type LinkFault = 'token_invalid' | 'invitation_expired' | 'invitation_used' | 'invitation_withdrawn'

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitationByToken>>>

/** Returns the invitation of a link, or why it is invalid; it stays unused. */
export async function validateTeamLink(ctx: Ctx, token: string): Promise<FoundInvitation | LinkFault> {
  const found = await findInvitationByToken(ctx.control, hashSecret(token))
  if (!found) return 'token_invalid'
  if (found.accepted_at) return 'invitation_used'
  if (found.withdrawn_at) return 'invitation_withdrawn'
  return found.expires_at > ctx.services.clock.now() ? found : 'invitation_expired'
}

/**
 * Creates a team member by a validated link and signs them in. The link is used in the same commit, so it stays
 * valid when the address is taken.
 */
export async function joinTeam(
  ctx: Ctx,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<StudioSignIn> {
  const password_hash = await hashPassword(password)
  return ctx.write(async (tx) => {
    const now = ctx.services.clock.now()
    const invitation = await consumeInvitation(tx, hashSecret(token), now)
    if (!invitation) throw new CallError('invitation_used')
    const { account_id, email } = invitation
    const role = invitedRole.parse(invitation.role)
    await lockTeam(tx, account_id)
    const id = await insertTeamMember(tx, { account_id, email, name, password_hash, role }, now)
    const person = id === null ? undefined : await findTeamMember(tx, id)
    if (!person) throw new CallError('email_taken')

    await writeLog(ctx, tx, {
      action: 'team_joined',
      app_id: null,
      details: { to: role },
      actor: { team_member_id: person.id, account_id, name },
      subject: { kind: 'colleague', id: person.id, name },
    })
    return openStudioSession(ctx, tx, person)
  })
}
