import type { z } from 'zod'
import type { subscription as subscriptionShape } from '@foyer/contract/commerce/shapes'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { pauseEnd } from '@foyer/domain/money'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadProductAssets, type ProductAssetOf } from './product-assets.ts'
import type { SavedCard } from './providers/provider.ts'
import { findProductCovers } from './repository/product-names.ts'
import { findSubscriptionTitles, type SubscriptionRow } from './repository/subscriptions.ts'
import { listSwitches, type SwitchRow } from './repository/switches.ts'
import { canSwitch, loadSwitchOffers, type RecurringVersion } from './switch-offers.ts'
import { graceEnd, nextAmount } from './subscription-state.ts'
import { loadNextTax, type TaxedPlan } from './tax/next-payment.ts'

type Subscription = z.infer<typeof subscriptionShape>

/** The breaks that a member may choose, in months. */
const BREAK_MONTHS = [1, 2, 3]

/** Presents subscriptions with the titles under which they were bought and the covers of their products. */
export async function presentSubscriptions(
  ctx: Ctx,
  viewer: MemberViewer,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const product_ids = rows.map((row) => row.product_id)
  const ids = rows.map((row) => row.id)
  const [titles, covers, offersOf, switches, taxOf] = await Promise.all([
    findSubscriptionTitles(ctx.db, ids),
    findProductCovers(ctx.db, product_ids),
    loadSwitchOffers(ctx.db, rows.filter(canSwitch)),
    listSwitches(ctx.db, ids),
    loadNextTax(ctx.db, rows, ctx.app.time_zone),
  ])
  const assetOf = await loadProductAssets(ctx, viewer, covers.values())
  return rows.map((row) => {
    const cover = covers.get(row.product_id) ?? null
    return presentSubscription(row, {
      title: titles.get(row.id) ?? '',
      cover,
      assetOf,
      zone: ctx.app.time_zone,
      taxed: taxOf(row),
      offers: canSwitch(row) ? offersOf(row) : [],
      planned: switches.find((one) => one.subscription_id === row.id && one.state === 'planned') ?? null,
    })
  })
}

/** Presents one subscription, as `presentSubscriptions` does. */
export async function presentOneSubscription(
  ctx: Ctx,
  viewer: MemberViewer,
  row: SubscriptionRow,
): Promise<Subscription> {
  const [presented] = await presentSubscriptions(ctx, viewer, [row])
  if (!presented) throw new Error('A subscription was not presented.')
  return presented
}

type Looks = {
  title: string
  cover: ImageRef
  assetOf: ProductAssetOf
  zone: string
  taxed: TaxedPlan
  offers: readonly RecurringVersion[]
  planned: SwitchRow | null
}

function presentSubscription(
  row: SubscriptionRow,
  { title, cover, assetOf, zone, taxed, offers, planned }: Looks,
): Subscription {
  const { id, product_id, version_id, state, amount, currency, interval, interval_count } = row
  const { cancel_at_period_end, is_test, card, unpaid_from, pause_starts_at, pause_ends_at } = row
  const next_at = nextDate(row)
  return {
    id,
    product_id,
    version_id,
    title,
    state,
    amount: taxed.withTax(amount),
    next_amount: taxed.withTax(nextAmount(row)),
    currency,
    interval,
    interval_count,
    tax: taxed.tax,
    cancel_at_period_end,
    is_test,
    cover,
    cover_asset: assetOf(cover),
    current_period_ends_at: row.period_ends_at.toISOString(),
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    next_at: next_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    pause:
      pause_starts_at && pause_ends_at && !row.ended_at
        ? { starts_at: pause_starts_at.toISOString(), ends_at: pause_ends_at.toISOString() }
        : null,
    pause_choices: planned ? [] : listPauses(row, zone),
    switch_choices: planned
      ? []
      : offers.map((offer) => presentPrice(row, { ...offer, version_id: offer.id }, taxed)),
    planned_switch: planned && {
      ...presentPrice(row, planned, taxed),
      at: planned.effective_at.toISOString(),
    },
    card: card && {
      ...card,
      expires_before_renewal: !cancel_at_period_end && next_at !== null && expiresBefore(card, next_at),
    },
    overdue:
      state === 'past_due' && unpaid_from
        ? {
            since: unpaid_from.toISOString(),
            reason: row.failure ?? 'declined',
            next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
            access_until: graceEnd(row.period_ends_at, row.grace_days).toISOString(),
          }
        : null,
  }
}

/** Presents a price of a plan, as a choice or as what is planned. */
export function presentPrice(
  { currency }: Pick<SubscriptionRow, 'currency'>,
  { version_id, name, amount, interval, interval_count }: PresentedPrice,
  { price_tax: tax }: Pick<TaxedPlan, 'price_tax'>,
): Subscription['switch_choices'][number] {
  return { version_id, name, amount, currency, interval, interval_count: interval_count ?? 1, tax }
}

type PresentedPrice = Pick<SwitchRow, 'version_id' | 'name' | 'amount' | 'interval'> & {
  interval_count: number | null
}

/** When a subscription takes money next, or ends; null once it has ended. */
function nextDate({ ended_at, pause_ends_at, period_ends_at }: SubscriptionRow): Date | null {
  if (ended_at) return null
  return pause_ends_at ?? period_ends_at
}

/** A card is valid until the end of its month. */
export function expiresBefore({ exp_month, exp_year }: SavedCard, at: Date): boolean {
  return at.getTime() >= Date.UTC(exp_year, exp_month, 1)
}

/** The ends of the breaks that may be chosen now; none where it is not going to renew. */
function listPauses(row: SubscriptionRow, zone: string): Subscription['pause_choices'] {
  if (!canPause(row)) return []
  return BREAK_MONTHS.map((months) => ({ months, ends_at: pauseEndOf(row, months, zone).toISOString() }))
}

/** Whether a break may be planned: it is going to renew, and nothing is owed. */
export function canPause({ state, pause_starts_at }: SubscriptionRow): boolean {
  return (state === 'active' || state === 'trialing') && pause_starts_at === null
}

/** When a break of some months ends that starts with the end of the paid period. */
export function pauseEndOf(row: SubscriptionRow, months: number, zone: string): Date {
  const { interval, interval_count, period_starts_at, period_ends_at, trial_ends_at, started_at } = row
  const anchor = trial_ends_at ?? started_at
  const plan = {
    anchor: anchor.toISOString(),
    period_starts_at: period_starts_at.toISOString(),
    period_ends_at: period_ends_at.toISOString(),
    interval,
    interval_count,
  }
  return new Date(pauseEnd(plan, months, zone))
}
