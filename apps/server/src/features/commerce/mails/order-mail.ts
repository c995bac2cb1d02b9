import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import type { Translator } from '@foyer/i18n/server'
import { queueMail, selectPeople } from '../../identity/index.ts'
import { CLAIM_DAYS, createClaim } from '../claim-link.ts'
import { findGuest, setClaim } from '../repository/guest-buyers.ts'
import type { Interval } from '../order.ts'
import type { SavedCard } from '../providers/provider.ts'
import { findInvoiceOfPayment } from '../repository/invoices.ts'
import { insertOrderEvent } from '../repository/order-events.ts'
import { findOrder } from '../repository/orders.ts'
import { hasWithdrawal } from '../consumer-law.ts'

/** What happened, as the member is notified of it. */
type OrderMailKind =
  | 'purchase'
  | 'trial'
  | 'renewal'
  | 'recovery'
  | 'switch'
  | 'switch_planned'
  | 'pause'
  | 'payment_failed'
  | 'ending_soon'
  | 'ended_unpaid'
  | 'card_expiring'
  | 'cancellation'
  | 'resumption'
  | 'refund'

/** A mail about money, with the facts of the moment it was queued. */
export type OrderMail = {
  kind: OrderMailKind
  subscriber_id: string
  titles: readonly string[]
  currency: string
  is_test: boolean
  /** What was paid, or what could not be taken; null where the mail is about no payment. */
  amount: number | null
  /** What a subscription takes next, and when; null where it takes nothing more. */
  next: { amount: number; interval: Interval; interval_count: number; at: string } | null
  /** When access ends unless something changes; null: not by itself. */
  access_until: string | null
  is_subscription: boolean
  /** The card that the mail is about. */
  card?: SavedCard | null
  /** The payment at the provider whose invoice the mail links to. */
  invoice_of?: string | null
  /** The order on whose timeline the mail is listed. */
  order_id?: string
}

/** Writes one mail about an order in its member's language and time zone. */
export const sendOrderMailJob = defineJob<OrderMail & { key: string }>(
  'commerce.send_order_mail',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { key, ...mail }) => {
    const person = await selectPeople(ctx.db)
      .where('subscribers.id', '=', mail.subscriber_id)
      .executeTakeFirst()
    const guest = person ? undefined : await findGuest(ctx.db, mail.subscriber_id)
    const recipient = guest ?? person
    if (!recipient || person?.erased_at) return
    const { app, services } = ctx
    const screen = mail.is_subscription ? 'subscriptions' : 'purchases'
    const origin = appOrigin(services.config, app)
    // What was refunded needs no account, and the link of the purchase stays good.
    const claim = guest && mail.kind !== 'refund' ? createClaim(ctx, guest) : null
    const url = claim
      ? `${origin}/me/my-content#auth?${claim.query}`
      : guest
        ? origin
        : `${origin}/me/account/${screen}`
    const invoice = mail.invoice_of ? await findInvoiceOfPayment(ctx.db, mail.invoice_of) : null
    const invoice_link = invoice && { label: invoice.label, url: `${origin}/me/invoices/${invoice.uuid}` }
    const contract = await describeContract(ctx, mail)
    await ctx.write(async (tx, emit) => {
      const about = NOTIFIED_AS[mail.kind]
      if (person && about)
        await emit('commerce.member_mailed', { kind: about, key, subscriber_id: mail.subscriber_id })
      if (guest && claim) await setClaim(tx, guest.subscriber_id, claim)
      if (mail.order_id !== undefined) await recordMail(ctx, tx, mail.order_id, mail)
      await queueMail(ctx, tx, {
        sender: { app_id: app.id, name: app.name, color: app.theme.primary_color },
        to: recipient.email,
        kind: mail.kind,
        key,
        language: recipient.language ?? app.default_locale,
        write: (texts) =>
          writeOrderMail(texts, mail, {
            app: app.name,
            url,
            invoice_link,
            contract,
            time_zone: person?.timezone ?? app.time_zone,
            now: ctx.now(),
            buyer: claim ? 'guest' : guest ? 'refunded_guest' : 'member',
          }),
      })
    })
  },
)

/** What members are also notified of. */
const NOTIFIED_AS: Partial<Record<OrderMailKind, 'purchase' | 'payment_failed'>> = {
  purchase: 'purchase',
  trial: 'purchase',
  payment_failed: 'payment_failed',
  ending_soon: 'payment_failed',
}

/** Mails about a contract that was just made, or goes on. */
const CONTRACT_MAILS: readonly OrderMailKind[] = ['purchase', 'trial', 'renewal', 'recovery']

type Contract = {
  number: number
  /** What the buyer agreed to at the checkout. */
  consents: string[]
  withdraw_url: string | null
  cancel_url: string | null
}

/** The number of the order, and where its buyer withdraws from it or cancels it; null where no order is named. */
async function describeContract(ctx: Ctx, mail: OrderMail): Promise<Contract | null> {
  const order = mail.order_id === undefined ? null : await findOrder(ctx.db, mail.order_id)
  if (!order) return null
  const url = `${appOrigin(ctx.services.config, ctx.app)}/me/withdraw?order=${order.number}`
  const is_new = mail.kind === 'purchase' || mail.kind === 'trial'
  return {
    number: order.number,
    consents: is_new ? [order.waiver_text, order.start_text].filter((text) => text !== null) : [],
    withdraw_url: is_new && (await hasWithdrawal(ctx.db)) ? url : null,
    cancel_url: mail.next !== null && CONTRACT_MAILS.includes(mail.kind) ? `${url}&kind=cancellation` : null,
  }
}

/** Lists the mail on the timeline of its order. */
function recordMail(
  ctx: Ctx,
  tx: AppTx,
  order_id: string,
  { kind, subscriber_id }: Pick<OrderMail, 'kind' | 'subscriber_id'>,
): Promise<void> {
  const event = { id: newId(), subscriber_id, order_id, kind: 'mail' as const, text: kind }
  return insertOrderEvent(tx, { ...event, actor_id: null, actor_name: null, at: ctx.now() })
}

/** Queues a mail in the transaction that causes it. A key is mailed once, however often its cause is reported. */
export async function queueOrderMail(tx: AppTx, key: string, mail: OrderMail): Promise<void> {
  await enqueue(tx, sendOrderMailJob, { key: `commerce.${mail.kind}:${key}`, ...mail })
}

type MailContext = {
  app: string
  url: string
  invoice_link: { label: string; url: string } | null
  contract: Contract | null
  time_zone: string
  now: Date
  /** Members manage what they bought, guests create an account for it first, unless their money went back. */
  buyer: 'member' | 'guest' | 'refunded_guest'
}

function writeOrderMail(
  { t, formatIn }: Translator,
  mail: OrderMail,
  { app, url, invoice_link, contract, time_zone, now, buyer }: MailContext,
) {
  const { kind, titles, currency, amount, next, access_until, is_test, card } = mail
  const format = formatIn(time_zone)
  const title = format.list(titles)
  const formatAmount = (minor: number) => (minor === 0 ? t('common.free') : format.money(minor, currency))
  const formatDate = (at: string) => format.date(at, 'long')
  const next_price = next && {
    price: t(`checkout.price.${next.interval}`, {
      price: formatAmount(next.amount),
      count: next.interval_count,
    }),
    date: formatDate(next.at),
  }
  const can_resume = kind === 'cancellation' && access_until !== null && new Date(access_until) > now
  const amount_label = isOwed(kind) ? 'due' : kind === 'refund' ? 'refunded' : 'paid'
  return {
    subject: t(`order_mails.${kind}.subject`, { app }),
    body: t(`order_mails.${kind}.body`, { app, title }),
    facts: [
      ...(contract ? [{ label: t('order_mails.number'), value: String(contract.number) }] : []),
      { label: t('order_mails.product', { count: titles.length }), value: title },
      ...(amount === null ? [] : [{ label: t(`order_mails.${amount_label}`), value: formatAmount(amount) }]),
      ...(card ? [describeCard(t, format, card)] : []),
      ...(next_price
        ? [
            {
              label: t(kind === 'trial' ? 'order_mails.first_payment' : 'order_mails.next_payment'),
              value: t('order_mails.price_on', next_price),
            },
          ]
        : []),
      ...(access_until === null
        ? []
        : [{ label: t('order_mails.access_until'), value: formatDate(access_until) }]),
    ],
    button: {
      label: {
        guest: t('order_mails.create_account'),
        refunded_guest: t('withdrawal_mails.open', { app }),
        member: t(`order_mails.${memberButton(mail)}`),
      }[buyer],
      url,
    },
    open_address: t('auth_mails.open_address'),
    notes: [
      ...(buyer === 'guest' ? [t('order_mails.create_account_text', { count: CLAIM_DAYS })] : []),
      ...(invoice_link ? [t('order_mails.invoice', invoice_link)] : []),
      ...(next === null ? [] : [t('order_mails.cancel_anytime')]),
      ...(contract?.cancel_url ? [t('order_mails.cancel_here', { url: contract.cancel_url })] : []),
      ...(contract?.withdraw_url ? [t('order_mails.withdraw_here', { url: contract.withdraw_url })] : []),
      ...(contract?.consents ?? []).map((text) => t('order_mails.waiver', { text })),
      ...(can_resume ? [t('order_mails.can_resume')] : []),
      ...(kind === 'refund' ? [t('order_mails.refund_days')] : []),
      ...(is_test ? [t('order_mails.test')] : []),
    ],
  }
}

/** What a member does about the mail. */
function memberButton({ kind, is_subscription }: OrderMail) {
  if (isOwed(kind)) return 'pay'
  if (kind === 'card_expiring') return 'change_card'
  return is_subscription ? 'manage' : 'view_purchases'
}

const isOwed = (kind: OrderMailKind): boolean => kind === 'payment_failed' || kind === 'ending_soon'

/** A card with its month of expiry. */
function describeCard(
  t: Translator['t'],
  format: Pick<ReturnType<Translator['formatIn']>, 'date'>,
  { brand, last4, exp_month, exp_year }: SavedCard,
): { label: string; value: string } {
  const month = format.date(new Date(Date.UTC(exp_year, exp_month - 1, 15)).toISOString(), 'month')
  return {
    label: t('order_mails.card'),
    value: t('order_mails.card_expires', { brand: nameOf(brand), digits: last4, month }),
  }
}

const nameOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1)
