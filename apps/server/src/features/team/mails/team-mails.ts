import type { TeamRole } from '@foyer/contract'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { queueMail } from '../../identity/index.ts'

type Invitation = {
  token: string
  days: number
  role: Exclude<TeamRole, 'owner'>
  invited_by_name: string
}

/** Queues the studio's mail that invites someone into a team. The token is in the hash of its link. */
export function sendTeamInvitation(ctx: Ctx, tx: AppTx, to: string, invitation: Invitation): Promise<void> {
  const { token, days, role, invited_by_name } = invitation
  const url = `${new URL('/join', ctx.services.config.base_url).href}#${new URLSearchParams({ token }).toString()}`
  return queueMail(ctx, tx, {
    sender: { app_id: null, name: 'Foyer', color: ctx.app.theme.primary_color },
    to,
    kind: 'team_invitation',
    language: null,
    write: ({ t }) => ({
      subject: t('auth_mails.team_invitation.subject', { name: invited_by_name }),
      body: t('auth_mails.team_invitation.body', {
        name: invited_by_name,
        role: t(`auth_mails.team_invitation.roles.${role}`),
      }),
      button: { label: t('auth_mails.team_invitation.button'), url },
      open_address: t('auth_mails.open_address'),
      notes: [t('auth_mails.expires_in_days', { count: days }), t('auth_mails.not_expected')],
    }),
  })
}
