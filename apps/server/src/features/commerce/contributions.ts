import { memberDetailContributions, memberRowContributions, memberConditions } from '../members/index.ts'
import type { AppSubscription } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { contribute } from '../../platform/needs.ts'
import { loginContributions, verifiedAddressContributions, type Membership } from '../identity/index.ts'
import { setupSteps } from '../apps/index.ts'
import { settingUse, usesNeed } from '../../platform/uses.ts'
import { listGrantedProducts } from '../access/index.ts'
import { claimPurchases } from './commands/claim-purchases.ts'
import { findBillingDetails } from './repository/invoice-settings.ts'
import { isPastDue, listPlans, listSpending, type Plan } from './repository/member-list.ts'
import { countMediaProducts, listUsingProducts } from './repository/product-uses.ts'
import { hasProduct } from './repository/products.ts'
import { findProductTitles } from './repository/product-names.ts'
import { listPurchases } from './repository/purchases.ts'
import { findRunningSubscription, listSubscriptions } from './repository/subscriptions.ts'
import { usesStripe } from './uses-stripe.ts'

/** What commerce adds to sign-ins, to the owner's pages and lists of members, and to the set-up guide. */
export const commerceContributions = [
  contribute(loginContributions, {
    field: 'past_due_subscriptions',
    read: async (ctx: Ctx, { subscriber_id }: Membership) => {
      const rows = await listSubscriptions(ctx.db, subscriber_id)
      return rows.filter((row) => row.state === 'past_due').map(({ id, product_id }) => ({ id, product_id }))
    },
  }),

  contribute(loginContributions, {
    field: 'billing_country',
    read: async (ctx: Ctx, { subscriber_id }: Membership) =>
      (await findBillingDetails(ctx.db, subscriber_id))?.country ?? null,
  }),

  contribute(memberDetailContributions, {
    field: 'purchases',
    read: async (ctx: Ctx, { subscriber_id }: Membership) => {
      const { is_sandbox: with_test } = ctx.app
      const rows = await listPurchases(ctx.db, subscriber_id, { with_test })
      const counted = rows.filter((row) => with_test || !row.is_test)
      return counted.map(({ id, product_id, title, paid: amount, currency, purchased_at, ...row }) => ({
        id,
        product_id,
        title,
        amount,
        currency,
        status: row.subscription_state ?? purchaseState(row),
        bought_at: purchased_at.toISOString(),
        renews_at: row.renews_at?.toISOString() ?? null,
        paused_until: row.paused_until?.toISOString() ?? null,
        cancel_reason: row.cancel_reason,
        cancel_comment: row.cancel_comment,
      }))
    },
  }),

  contribute(memberRowContributions, {
    field: 'plan',
    read: async (ctx: Ctx, subscriber_ids: readonly string[]) => {
      const plans = await listPlans(ctx.db, subscriber_ids)
      const bought = new Set(plans.map((plan) => plan.subscriber_id))
      const others = subscriber_ids.filter((id) => !bought.has(id))
      plans.push(...(await listGrantedPlans(ctx, others)))
      return new Map(
        plans.map(({ subscriber_id, trial_ends_at, ...plan }) => [
          subscriber_id,
          { ...plan, trial_ends_at: trial_ends_at?.toISOString() ?? null },
        ]),
      )
    },
  }),

  contribute(memberRowContributions, {
    field: 'spent',
    read: async (ctx: Ctx, subscriber_ids: readonly string[]) => {
      const sums = await listSpending(ctx.db, subscriber_ids, { with_test: ctx.app.is_sandbox })
      const by_member = Map.groupBy(sums, (sum) => sum.subscriber_id)
      return new Map(
        [...by_member].map(([id, all]) => [id, all.map(({ amount, currency }) => ({ amount, currency }))]),
      )
    },
  }),

  contribute(memberConditions, { name: 'past_due', matches: (db) => isPastDue(db) }),

  contribute(usesNeed, {
    list: async (ctx, id, limit) =>
      (await listUsingProducts(ctx.db, id, limit)).map((row) => settingUse('product', row.id, row.title)),
    countMedia: (ctx, media_ids) => countMediaProducts(ctx.db, media_ids),
  }),

  contribute(verifiedAddressContributions, claimPurchases),

  contribute(setupSteps, { name: 'first_product', isDone: (ctx) => hasProduct(ctx.db) }),

  // Test money does until an app opens for real; from then on it needs keys.
  contribute(setupSteps, {
    name: 'payments',
    isDone: usesStripe,
  }),
]

/** Returns the product that each of these members uses without a purchase here, the newest first. */
async function listGrantedPlans(ctx: Ctx, subscriber_ids: readonly string[]): Promise<Plan[]> {
  const granted = await listGrantedProducts(ctx.db, subscriber_ids, ctx.now())
  const titles = await findProductTitles(ctx.db, [...new Set(granted.map((one) => one.product_id))])
  return granted.map(({ subscriber_id, product_id, cause }) => ({
    subscriber_id,
    product_id,
    title: titles.get(product_id) ?? '',
    status: cause === 'in_app_purchase' ? 'paid' : 'granted',
    trial_ends_at: null,
  }))
}

/** The state of a one-time purchase: paid, refunded, or revoked by the owner. */
function purchaseState(row: { ended_at: Date | null; is_refunded: boolean }): string {
  if (row.is_refunded) return 'refunded'
  return row.ended_at ? 'taken_back' : 'paid'
}

/** The running subscription to one of the products that open a subscriber-only app. */
export async function findAppSubscription(ctx: Ctx, subscriber_id: string): Promise<AppSubscription | null> {
  const row = await findRunningSubscription(ctx.db, subscriber_id, ctx.app.access.app_products)
  if (!row) return null
  const { id, product_id, state: status, period_ends_at } = row
  return { id, product_id, status, current_period_end: period_ends_at.toISOString() }
}
