import type { Translator } from '@foyer/i18n/server'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { queueMail } from '../../identity/index.ts'
import { listOwnerAddresses } from '../../team/index.ts'
import { findSubscriptionOfOrder } from '../repository/subscriptions.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'

/** Mails the receipt of a withdrawal or cancellation at once: what it says, and when it came. */
export function sendReceived(ctx: Ctx, tx: AppTx, row: WithdrawalRow): Promise<void> {
  const { id, kind, language, email } = row
  return queueMail(ctx, tx, {
    sender: createSender(ctx),
    to: email,
    kind: `${kind}_received`,
    key: `commerce.withdrawal_received:${id}`,
    language: language ?? ctx.app.default_locale,
    write: (texts) => ({
      subject: texts.t(`withdrawal_mails.received.${kind}.subject`, { app: ctx.app.name }),
      body: texts.t(`withdrawal_mails.received.${kind}.body`, { app: ctx.app.name }),
      facts: listFacts(ctx, texts, row),
      ...createButton(ctx, texts),
      notes: [texts.t('withdrawal_mails.received.next'), texts.t('withdrawal_mails.not_you')],
    }),
  })
}

/** Outcomes that no other mail tells the buyer. */
const TOLD_OUTCOMES = [
  'too_late',
  'waived',
  'already_refunded',
  'nothing_to_cancel',
  'already_canceled',
  'ended',
] as const

/** Mails the buyer why nothing was done, or what was. Refunds and cancellations have mails of their own. */
export async function sendOutcome(ctx: Ctx, tx: AppTx, row: WithdrawalRow): Promise<void> {
  const { id, kind, language, email } = row
  const reason = TOLD_OUTCOMES.find((told) => told === row.reason)
  if (reason === undefined) return
  const ends_at = reason === 'already_canceled' ? await findEnd(tx, row) : null
  await queueMail(ctx, tx, {
    sender: createSender(ctx),
    to: email,
    kind: `${kind}_outcome`,
    key: `commerce.withdrawal_outcome:${id}`,
    language: language ?? ctx.app.default_locale,
    write: (texts) => ({
      subject: texts.t(`withdrawal_mails.outcome.${kind}`, { app: ctx.app.name }),
      body: texts.t(`withdrawal_mails.outcome.${reason}`),
      facts: [
        ...listFacts(ctx, texts, row),
        ...(ends_at
          ? [
              {
                label: texts.t('order_mails.access_until'),
                value: texts.formatIn(ctx.app.time_zone).date(ends_at.toISOString(), 'long'),
              },
            ]
          : []),
      ],
      ...createButton(ctx, texts),
      notes: [texts.t('withdrawal_mails.outcome.reply', { app: ctx.app.name })],
    }),
  })
}

/** When the access of a canceled order ends or has ended. */
async function findEnd(tx: AppTx, { order_id }: WithdrawalRow): Promise<Date | null> {
  const subscription = order_id === null ? null : await findSubscriptionOfOrder(tx, order_id)
  return subscription && (subscription.ended_at ?? subscription.period_ends_at)
}

/** Mails the owners that somebody withdrew or canceled, and whether it waits for them. */
export async function notifyOwners(ctx: Ctx, tx: AppTx, row: WithdrawalRow): Promise<void> {
  const { app, services, control } = ctx
  const { id, kind, state } = row
  const url = new URL(`/apps/${app.slug}/products/withdrawals`, services.config.base_url).href
  for (const to of await listOwnerAddresses(control, app.account_id))
    await queueMail(ctx, tx, {
      sender: { app_id: null, name: 'Foyer', color: app.theme.primary_color },
      to,
      kind: 'withdrawal_notice',
      key: `commerce.withdrawal_notice:${id}:${to}`,
      language: app.default_locale,
      write: (texts) => ({
        subject: texts.t(`withdrawal_mails.notice.${kind}`, { app: app.name }),
        body: texts.t(`withdrawal_mails.notice.${state === 'open' ? 'open' : 'finished'}`),
        facts: listFacts(ctx, texts, row),
        button: { label: texts.t('withdrawal_mails.notice.button'), url },
        open_address: texts.t('auth_mails.open_address'),
        notes: [],
      }),
    })
}

function listFacts(ctx: Ctx, { t, formatIn }: Translator, row: WithdrawalRow) {
  return [
    { label: t('withdrawal_mails.name'), value: row.name },
    { label: t('withdrawal_mails.reference'), value: row.reference },
    { label: t('withdrawal_mails.email'), value: row.email },
    {
      label: t('withdrawal_mails.received_at'),
      value: formatIn(ctx.app.time_zone).dateTime(row.received_at.toISOString(), 'long'),
    },
  ]
}

function createButton({ app, services }: Ctx, { t }: Translator) {
  return {
    button: { label: t('withdrawal_mails.open', { app: app.name }), url: appOrigin(services.config, app) },
    open_address: t('auth_mails.open_address'),
  }
}

function createSender({ app }: Ctx) {
  return { app_id: app.id, name: app.name, color: app.theme.primary_color }
}
