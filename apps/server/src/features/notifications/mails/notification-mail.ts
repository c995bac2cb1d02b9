import { mailKindOf } from '@foyer/domain/notifications'
import type { Translator } from '@foyer/i18n/server'
import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { queueMail, type MailList } from '../../identity/index.ts'
import { readAgenda } from '../../schedule/index.ts'
import type { Described } from '../describe.ts'
import type { Pushed } from '../push-notification.ts'
import type { DueDelivery } from '../repository/deliveries.ts'
import { createUnsubscribeLinks } from '../unsubscribe/mail-link.ts'
import { daysOfPlan, writePlanLists } from './plan-lists.ts'

type Due = Pick<Pushed, 'viewer'> & { row: DueDelivery; description: Described }

/**
 * Writes a mail for some notifications of a member, before the transaction that queues it: one of its own, or one for
 * all conversations that are due together.
 */
export async function prepareMail(
  ctx: Ctx,
  due: readonly [Due, ...Due[]],
  choices: NotificationChoices,
): Promise<(tx: AppTx) => Promise<void>> {
  const [{ viewer, row, description }] = due
  const { app, services } = ctx
  const { email, language, timezone: zone } = viewer
  const { id, kind, subscriber_id, params } = row
  const origin = appOrigin(services.config, app)
  const mail_kind = mailKindOf(kind)
  const mailed = mail_kind && { subscriber_id, email, kind: mail_kind, notification_id: id }
  const is_plan = kind === 'daily' || kind === 'weekly'
  const items =
    is_plan && params.day !== undefined ? await readAgenda(ctx, viewer, daysOfPlan(kind, params.day)) : []
  const writeLists = (texts: Translator): MailList[] => {
    if (is_plan) return writePlanLists(texts, { kind, items, choices, zone, origin })
    if (due.length === 1) return []
    return [
      {
        items: due.map((one) => ({
          title: one.description.title,
          detail: one.description.text,
          url: `${origin}${one.description.path}`,
        })),
      },
    ]
  }
  return (tx) =>
    queueMail(ctx, tx, {
      sender: { app_id: app.id, name: app.name, color: app.theme.primary_color },
      to: email,
      kind,
      key: `notifications.${id}`,
      language: language ?? app.default_locale,
      unsubscribe: mailed && createUnsubscribeLinks(ctx, mailed),
      write: (texts) => {
        const { t } = texts
        const { title, text, path, button_label } = description
        const lists = writeLists(texts)
        const count = lists.reduce((sum, list) => sum + list.items.length, 0)
        const opened = lists.length === 0 ? path : is_plan ? '/me/schedule' : '/me/messages'
        const list_text = is_plan ? t('notices.items', { count }) : t('notices.unread_text')
        return {
          subject: due.length === 1 ? title : t('notices.conversations', { count: due.length }),
          body: lists.length > 0 ? list_text : text || title,
          lists,
          button: { label: button_label ?? t('notices.open', { app: app.name }), url: `${origin}${opened}` },
          open_address: t('auth_mails.open_address'),
          notes: [t('notices.reason', { app: app.name, url: `${origin}/me/account/notifications` })],
        }
      },
    })
}
