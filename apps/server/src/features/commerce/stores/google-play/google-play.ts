import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { Store, StorePurchase } from '../store.ts'
import type { PlayAnswer, PlayKeys } from './client.ts'

/** What is read of `SubscriptionPurchaseV2` (Google, "purchases.subscriptionsv2"). */
type Subscription = {
  subscriptionState: string
  startTime?: string
  linkedPurchaseToken?: string
  acknowledgementState?: string
  lineItems?: { productId: string; expiryTime?: string }[]
  externalAccountIdentifiers?: { obfuscatedExternalAccountId?: string }
  testPurchase?: object
}

/** What is read of `ProductPurchaseV2` (Google, "purchases.productsv2"). */
type Product = {
  purchaseStateContext?: { purchaseState?: string }
  purchaseCompletionTime?: string
  acknowledgementState?: string
  obfuscatedExternalAccountId?: string
  testPurchaseContext?: object
  productLineItem?: { productId: string; productOfferDetails?: { consumptionState?: string } }[]
}

type VoidedPage = {
  voidedPurchases?: { purchaseToken: string }[]
  tokenPagination?: { nextPageToken?: string }
}

/** What the API answers for a token that is none, of another app, or too old. */
const UNKNOWN_STATUSES = [400, 404, 410]
const KEY_REFUSED_STATUSES = [400, 401, 403]
const MAX_LINKS = 20
const MAX_PAGES = 100

type Options = { with_test: boolean; address: ExternalAddresses['google_play']; now: () => Date }

/** The Google Play store: `Store`, and the purchases that it has voided lately. */
export type PlayStore = Store & { listVoided: (since: Date) => Promise<string[]> }

/** Creates the Google Play client over its developer API. `with_test` also finds what license testers buy. */
export function googlePlay(keys: PlayKeys, { with_test, address, now }: Options): PlayStore {
  /** The library is loaded when the first app needs it. */
  const call = async <T>(path: string, method?: 'GET' | 'POST'): Promise<PlayAnswer<T>> => {
    const { createPlayClient } = await import('./client.ts')
    return createPlayClient(keys, address)<T>(path, method)
  }
  const readSubscription = async (token: string): Promise<Subscription | null> =>
    known(await call<Subscription>(`/purchases/subscriptionsv2/tokens/${encodeURIComponent(token)}`))
  const readProduct = async (token: string): Promise<Product | null> =>
    known(await call<Product>(`/purchases/productsv2/tokens/${encodeURIComponent(token)}`))

  /** The token of the first purchase of a chain of upgrades, as far back as Google still knows it. */
  const findFirst = async (token: string, { linkedPurchaseToken }: Subscription): Promise<string> => {
    let first = token
    let previous = linkedPurchaseToken
    for (let links = 0; previous && links < MAX_LINKS; links += 1) {
      first = previous
      previous = (await readSubscription(previous))?.linkedPurchaseToken
    }
    return first
  }

  return {
    read: async (token) => {
      const subscription = await readSubscription(token)
      const purchase = subscription
        ? toSubscriptionPurchase(token, await findFirst(token, subscription), subscription)
        : toProductPurchase(token, await readProduct(token), now())
      return purchase && (with_test || !purchase.is_test) ? purchase : null
    },
    takesKey: async () => {
      const answer = await call(`/purchases/voidedpurchases?maxResults=1`)
      return !('refused' in answer && KEY_REFUSED_STATUSES.includes(answer.refused))
    },
    acknowledge: async ({ read_id, store_product_id, ends_at }) => {
      const kind = ends_at ? 'subscriptions' : 'products'
      const path = `/purchases/${kind}/${encodeURIComponent(store_product_id)}/tokens/${encodeURIComponent(read_id)}`
      const answer = await call(`${path}:acknowledge`, 'POST')
      if ('refused' in answer)
        throw new ProviderError(`Google Play refused: ${answer.refused}`, { is_temporary: false })
    },
    listVoided: async (since) => {
      const tokens: string[] = []
      let page: string | undefined
      for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const query = new URLSearchParams({ startTime: String(since.getTime()), type: '1' })
        if (page) query.set('token', page)
        const answer = known(await call<VoidedPage>(`/purchases/voidedpurchases?${query}`))
        tokens.push(...(answer?.voidedPurchases ?? []).map(({ purchaseToken }) => purchaseToken))
        page = answer?.tokenPagination?.nextPageToken
        if (!page) break
      }
      return tokens
    },
  }
}

function known<T>(answer: PlayAnswer<T>): T | null {
  if (!('refused' in answer)) return answer.value
  if (UNKNOWN_STATUSES.includes(answer.refused)) return null
  throw new ProviderError(`Google Play refused: ${answer.refused}`, { is_temporary: false })
}

/** Null while its payment is pending. A plan on hold or paused has ended its period and may go on later. */
function toSubscriptionPurchase(
  token: string,
  original_transaction_id: string,
  found: Subscription,
): StorePurchase | null {
  const { subscriptionState, startTime, acknowledgementState, lineItems, testPurchase } = found
  if (subscriptionState.startsWith('SUBSCRIPTION_STATE_PENDING')) return null
  const [item] = lineItems ?? []
  if (!item?.expiryTime || !startTime)
    throw new ProviderError('Google Play answered a subscription without its facts.', { is_temporary: false })
  const ends_at = new Date(item.expiryTime)
  const is_over = subscriptionState === 'SUBSCRIPTION_STATE_EXPIRED'
  return {
    original_transaction_id,
    read_id: token,
    store_product_id: item.productId,
    account_token: found.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null,
    is_test: testPurchase !== undefined,
    awaits_acknowledgement: acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING',
    starts_at: new Date(startTime),
    ends_at,
    // Google moves the expiry to the end of the grace period.
    grace_ends_at: subscriptionState === 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD' ? ends_at : null,
    over: is_over ? { at: ends_at, reason: 'ended' } : null,
  }
}

/** Null for what is pending or used up. Google does not say when a purchase was canceled. */
function toProductPurchase(token: string, found: Product | null, now: Date): StorePurchase | null {
  const [item] = found?.productLineItem ?? []
  const state = found?.purchaseStateContext?.purchaseState
  const is_used_up = item?.productOfferDetails?.consumptionState === 'CONSUMPTION_STATE_CONSUMED'
  if (!found || !item || is_used_up || state === 'PENDING') return null
  return {
    original_transaction_id: token,
    read_id: token,
    store_product_id: item.productId,
    account_token: found.obfuscatedExternalAccountId ?? null,
    is_test: found.testPurchaseContext !== undefined,
    awaits_acknowledgement: found.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING',
    starts_at: found.purchaseCompletionTime ? new Date(found.purchaseCompletionTime) : now,
    ends_at: null,
    grace_ends_at: null,
    over: state === 'CANCELLED' ? { at: now, reason: 'refund' } : null,
  }
}
