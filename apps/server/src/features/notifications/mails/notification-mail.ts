import type { NotificationKind } from '@foyer/contract/notifications/inbox-shapes'
import { mailKindOf } from '@foyer/domain/notifications'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import type { PersonFacts } from '../../directory/index.ts'
import { queueMail } from '../../identity/index.ts'
import type { Described } from '../describe.ts'
import { createUnsubscribeLinks } from '../unsubscribe/mail-link.ts'

type Mailed = Described & { id: string; kind: NotificationKind; subscriber_id: string }

/** Mails a notification in the app's brand and the member's language, once for its id. */
export function mailNotification(
  ctx: Ctx,
  tx: AppTx,
  { email, language }: Pick<PersonFacts, 'email' | 'language'>,
  { id, kind, subscriber_id, title, text, path, button_label }: Mailed,
): Promise<void> {
  const { app, services } = ctx
  const origin = appOrigin(services.config, app)
  const mail_kind = mailKindOf(kind)
  const mailed = mail_kind && { subscriber_id, email, kind: mail_kind, notification_id: id }
  return queueMail(ctx, tx, {
    sender: { app_id: app.id, name: app.name, color: app.theme.primary_color },
    to: email,
    kind,
    key: `notifications.${id}`,
    language: language ?? app.default_locale,
    unsubscribe: mailed && createUnsubscribeLinks(ctx, mailed),
    write: ({ t }) => ({
      subject: title,
      body: text === '' ? title : text,
      button: { label: button_label ?? t('notices.open', { app: app.name }), url: `${origin}${path}` },
      open_address: t('auth_mails.open_address'),
      notes: [t('notices.reason', { app: app.name, url: `${origin}/me/account/notifications` })],
    }),
  })
}
