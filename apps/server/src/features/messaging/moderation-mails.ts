import type { ReportCase } from '@foyer/contract/messaging/report-shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { appOrigin } from '../../platform/http/app-origin.ts'
import { queueMail, type UnsubscribeLinks } from '../identity/index.ts'

type Recipient = { email: string; language: string | null }

/** Mails a member what the team has to say about a message of theirs. */
export function sendWarning(
  ctx: Ctx,
  tx: AppTx,
  { email, language }: Recipient,
  text: string,
): Promise<void> {
  const { name: app } = ctx.app
  return queueMail(ctx, tx, {
    sender: createSender(ctx),
    to: email,
    kind: 'message_warning',
    language: language ?? ctx.app.default_locale,
    write: ({ t }) => ({
      subject: t('moderation_mails.warning.subject', { app }),
      body: text,
      button: { label: t('moderation_mails.open', { app }), url: appOrigin(ctx.services.config, ctx.app) },
      open_address: t('auth_mails.open_address'),
      notes: [t('moderation_mails.warning.reason', { app })],
    }),
  })
}

type Outcome = {
  case_id: string
  user_id: string
  resolution: NonNullable<ReportCase['resolution']>
  unsubscribe: UnsubscribeLinks
}

/** Mails a member who has reported a message what became of it; neither the message nor its author is named. */
export function sendOutcome(
  ctx: Ctx,
  tx: AppTx,
  { email, language }: Recipient,
  { case_id, user_id, resolution, unsubscribe }: Outcome,
): Promise<void> {
  const { name: app } = ctx.app
  const outcome = resolution === 'kept' ? 'kept' : 'removed'
  return queueMail(ctx, tx, {
    sender: createSender(ctx),
    to: email,
    kind: 'report_outcome',
    key: `messaging.report_outcome:${case_id}:${user_id}`,
    language: language ?? ctx.app.default_locale,
    unsubscribe,
    write: ({ t }) => ({
      subject: t('moderation_mails.outcome.subject', { app }),
      body: t(`moderation_mails.outcome.${outcome}`, { app }),
      button: { label: t('moderation_mails.open', { app }), url: appOrigin(ctx.services.config, ctx.app) },
      open_address: t('auth_mails.open_address'),
      notes: [t('moderation_mails.outcome.reason', { app })],
    }),
  })
}

function createSender({ app }: Ctx) {
  return { app_id: app.id, name: app.name, color: app.theme.primary_color }
}
