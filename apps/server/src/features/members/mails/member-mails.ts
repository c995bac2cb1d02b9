import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { queueMail } from '../../identity/index.ts'

type MailCtx = Pick<Ctx, 'app' | 'services' | 'request'>

/** Queues the mail that invites someone to the app. The token is in the hash of its link. */
export function sendMemberInvitation(
  ctx: MailCtx,
  tx: AppTx,
  to: string,
  { token, days }: { token: string; days: number },
): Promise<void> {
  const { name: app } = ctx.app
  const query = new URLSearchParams({ purpose: 'invitation', token }).toString()
  return queueMail(ctx, tx, {
    sender: createSender(ctx),
    to,
    kind: 'member_invitation',
    language: ctx.app.default_locale,
    write: ({ t }) => ({
      subject: t('auth_mails.member_invitation.subject', { app }),
      body: t('auth_mails.member_invitation.body', { app }),
      button: {
        label: t('auth_mails.member_invitation.button', { app }),
        url: `${getAppUrl(ctx)}/#auth?${query}`,
      },
      open_address: t('auth_mails.open_address'),
      notes: [t('auth_mails.expires_in_days', { count: days }), t('auth_mails.not_expected')],
    }),
  })
}

/** Queues the mail after the team reset a member's sign-in. It contains no secret. */
export function sendSignInReset(
  ctx: MailCtx,
  tx: AppTx,
  { email, language }: { email: string; language: string | null },
): Promise<void> {
  const { name: app } = ctx.app
  return queueMail(ctx, tx, {
    sender: createSender(ctx),
    to: email,
    kind: 'sign_in_reset',
    language: language ?? ctx.app.default_locale,
    write: ({ t }) => ({
      subject: t('auth_mails.sign_in_reset.subject', { app }),
      body: t('auth_mails.sign_in_reset.body', { app }),
      button: { label: t('auth_mails.sign_in_reset.button'), url: `${getAppUrl(ctx)}/#auth` },
      open_address: t('auth_mails.open_address'),
      notes: [],
    }),
  })
}

function createSender({ app }: MailCtx) {
  return { app_id: app.id, name: app.name, color: app.theme.primary_color }
}

function getAppUrl({ app, services }: MailCtx): string {
  return appOrigin(services.config, app)
}
