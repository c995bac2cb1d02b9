import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { basketKey, type Basket } from '../basket.ts'
import { currentProvider, providerOf } from '../providers/choose.ts'
import { ProviderError, type Buyer, type IntentStatus, type PaymentProvider } from '../providers/provider.ts'
import { insertOrder, lockOpenOrder, moveOrder, updateIntent, type OrderRow } from '../repository/orders.ts'
import { boughtProducts } from '../repository/purchases.ts'
import { applySnapshot } from './apply-snapshot.ts'

/** An order together with how its payment goes on. */
export type OpenedOrder = {
  order: OrderRow
  status: IntentStatus
  client_secret: string | null
  publishable_key: string | null
}

/** What the buyer told of themselves; none of it changes the price. */
export type OrderNotes = Pick<OrderRow, 'name' | 'country' | 'postal_code' | 'referral'>

type OpenOrder = { buyer: Buyer; basket: Basket; notes: OrderNotes }
type Refusal = 'existing_subscription' | 'payments_unavailable'

/**
 * Opens an order and its payment, or finds the one that the same wish has opened already. What the member holds is
 * not sold again, and an open order for other versions of the product is given up first.
 */
export async function openOrder(ctx: Ctx, wish: OpenOrder): Promise<OpenedOrder | Refusal> {
  const { buyer, basket } = wish
  return ctx.write(async (tx) => {
    await queueBuyer(tx, buyer.subscriber_id, basket.product_id)
    const product_ids = basket.lines.map((line) => line.product_id)
    const bought = await boughtProducts(tx, buyer.subscriber_id, { product_ids, now: ctx.now() })
    if (bought.size > 0) return 'existing_subscription'
    const provider = await currentProvider(ctx, tx)
    const open = await lockOpenOrder(tx, buyer.subscriber_id, basket.product_id)
    if (open) {
      const known = await reuse(ctx, tx, { open, provider, basket })
      if (known) return known
    }
    if (isFree(basket)) return openFree(ctx, tx, wish)
    return provider ? openPaid(ctx, tx, provider, wish) : 'payments_unavailable'
  })
}

/** One purchase of a product by a member at a time; the constraints below hold even without this queue. */
export async function queueBuyer(tx: AppTx, subscriber_id: string, product_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buy ${tx.app_id} ${subscriber_id} ${product_id}`}, 0))`.execute(
    tx,
  )
}

type Known = { open: OrderRow; provider: PaymentProvider | null; basket: Basket }

async function reuse(
  ctx: Ctx,
  tx: AppTx,
  { open, provider, basket }: Known,
): Promise<OpenedOrder | Refusal | null> {
  const is_same =
    open.basket === basketKey(basket) &&
    open.provider === provider?.name &&
    open.provider_account === provider.account
  if (is_same && provider) {
    const snapshot = await provider.read(open)
    const order = (await applySnapshot(ctx, open.id, snapshot)) ?? open
    return {
      order,
      status: statusOf(order),
      client_secret: snapshot.client_secret,
      publishable_key: provider.publishable_key,
    }
  }
  if (!(await abandon(ctx, tx, open))) {
    await applySnapshot(ctx, open.id, await (await providerOf(ctx, tx, open)).read(open))
    return 'existing_subscription'
  }
  await moveOrder(tx, open.id, { from: 'open', status: 'abandoned' })
  return null
}

/** An order of an account that is no longer connected cannot be paid through us any more. */
async function abandon(ctx: Ctx, tx: AppTx, open: OrderRow): Promise<boolean> {
  try {
    return await (await providerOf(ctx, tx, open)).abandon(open)
  } catch (error) {
    if (error instanceof ProviderError && !error.is_temporary) return true
    throw error
  }
}

async function openPaid(
  ctx: Ctx,
  tx: AppTx,
  provider: PaymentProvider,
  wish: OpenOrder,
): Promise<OpenedOrder> {
  const order = newOrder(ctx, wish, {
    ...{
      kind: 'payment_intent',
      provider: provider.name,
      provider_account: provider.account,
      is_test: provider.is_test,
    },
  })
  await insertOnce(tx, order)
  const opened = await provider.open(order, wish.buyer)
  const change = {
    ...{ kind: opened.kind, intent_status: opened.status },
    ...{ provider_intent_id: opened.intent_id, provider_subscription_id: opened.subscription_id },
  }
  await updateIntent(tx, order.id, change)
  const { client_secret, status } = opened
  return { order: { ...order, ...change }, status, client_secret, publishable_key: provider.publishable_key }
}

/** Nothing is due and nothing renews: there is nothing to verify, the server's own sum is the proof. */
async function openFree(ctx: Ctx, tx: AppTx, wish: OpenOrder): Promise<OpenedOrder> {
  const order = newOrder(ctx, wish, { kind: 'free', provider: 'none', provider_account: '', is_test: false })
  await insertOnce(tx, order)
  const { id, currency, is_test, created_at: paid_at } = order
  const paid = { payment_id: `free_${id}`, amount: 0, currency, is_test, paid_at, reversal: null }
  const snapshot = {
    read_at: paid_at,
    status: 'succeeded' as const,
    client_secret: null,
    paid,
    subscription: null,
  }
  const settled = (await applySnapshot(ctx, id, snapshot)) ?? order
  return { order: settled, status: 'succeeded', client_secret: null, publishable_key: null }
}

async function insertOnce(tx: AppTx, order: OrderRow): Promise<void> {
  if (!(await insertOrder(tx, order))) throw new Error('An order of this product was opened past the queue.')
}

type How = Pick<OrderRow, 'kind' | 'provider' | 'provider_account' | 'is_test'>

function newOrder(ctx: Ctx, { buyer, basket, notes }: OpenOrder, how: How): OrderRow {
  const { product_id, currency, subtotal, discount, final_amount, lines } = basket
  return {
    ...{
      id: newId(),
      subscriber_id: buyer.subscriber_id,
      product_id,
      status: 'open',
      intent_status: 'requires_payment',
    },
    ...{ basket: basketKey(basket), currency, subtotal, discount, final_amount, lines },
    ...{ provider_intent_id: null, provider_subscription_id: null, created_at: ctx.now(), paid_at: null },
    ...notes,
    ...how,
  }
}

function isFree({ final_amount, lines }: Basket): boolean {
  return final_amount === 0 && lines.every((line) => line.interval === null)
}

/** How an order's payment stands, as its buyer is told. */
export function statusOf({
  status,
  intent_status,
}: Pick<OrderRow, 'status' | 'intent_status'>): IntentStatus {
  if (status === 'open') return intent_status
  return status === 'abandoned' ? 'failed' : 'succeeded'
}
