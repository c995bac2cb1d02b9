import type {
  APIException,
  JWSRenewalInfoDecodedPayload,
  JWSTransactionDecodedPayload,
  LastTransactionsItem,
} from '@apple/app-store-server-library'
import { decodeJwt } from 'jose'
import { ProviderError } from '../../providers/provider.ts'
import type { Store, StoreEnd, StorePurchase } from '../store.ts'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import type { StoreEnvironment, StoreKeys } from './client.ts'

/** What the API answers for an id that no transaction of this app has, or that is none. */
const UNKNOWN_STATUSES = [400, 404]
const KEY_REFUSED_STATUSES = [401, 403]

/** Values of the API (Apple, "JWSTransactionDecodedPayload" and "status"). */
const NON_CONSUMABLE = 'Non-Consumable'
const AUTO_RENEWABLE = 'Auto-Renewable Subscription'
const EXPIRED_STATUS = 2
const REVOKED_STATUS = 5

type Options = { with_test: boolean; address: ExternalAddresses['app_store'] }

/** The keys of an app, and where the store is. */
type Access = StoreKeys & Pick<Options, 'address'>

/**
 * Creates the App Store client over its server API. Responses arrive over TLS from Apple's own host, so the
 * signatures inside are not checked again. `with_test` also finds purchases in Apple's sandbox.
 */
export function appStore(keys: StoreKeys, { with_test, address }: Options): Store {
  const access = { ...keys, address }
  const store_environments: readonly StoreEnvironment[] = with_test
    ? ['production', 'sandbox']
    : ['production']
  return {
    read: async (transaction_id) => {
      for (const store_environment of store_environments) {
        const found = await readFromEnvironment(access, store_environment, transaction_id)
        if (found !== undefined) return found
      }
      return null
    },
    // A shell finishes transactions on the device.
    acknowledge: async () => undefined,
    takesKey: async () => {
      const client = await createClient(access, 'production')
      const answer = await withStoreErrors(() => client.getTransactionInfo('0'))
      return !('refused' in answer && KEY_REFUSED_STATUSES.includes(answer.refused))
    },
  }
}

/** Undefined where this book does not have the transaction, null where it is of a kind that opens nothing. */
async function readFromEnvironment(
  keys: Access,
  store_environment: StoreEnvironment,
  transaction_id: string,
): Promise<StorePurchase | null | undefined> {
  const client = await createClient(keys, store_environment)
  const answer = await withStoreErrors(() => client.getTransactionInfo(transaction_id))
  if (isUnknown(answer)) return undefined
  const bought = decodeTransaction(answer.value.signedTransactionInfo)
  if (bought.bundleId !== keys.bundle_id) return undefined
  if (bought.type === NON_CONSUMABLE)
    return toStorePurchase(bought, store_environment, findEnd(bought, null), null)
  if (bought.type !== AUTO_RENEWABLE) return null

  const states = await withStoreErrors(() => client.getAllSubscriptionStatuses(transaction_id))
  if (isUnknown(states)) return undefined
  const all = (states.value.data ?? []).flatMap((group) => group.lastTransactions ?? [])
  const newest = all.find((one) => one.originalTransactionId === bought.originalTransactionId)
  if (!newest) return undefined
  const last = decodeTransaction(newest.signedTransactionInfo)
  const grace = newest.signedRenewalInfo && decodeRenewal(newest.signedRenewalInfo).gracePeriodExpiresDate
  return toStorePurchase(last, store_environment, findEnd(last, newest), grace ? new Date(grace) : null)
}

function toStorePurchase(
  bought: JWSTransactionDecodedPayload,
  store_environment: StoreEnvironment,
  over: StoreEnd | null,
  grace_ends_at: Date | null,
): StorePurchase {
  const { originalTransactionId, productId, purchaseDate, expiresDate, appAccountToken } = bought
  if (!originalTransactionId || !productId || !purchaseDate)
    throw new ProviderError('The App Store answered a transaction without its facts.', {
      is_temporary: false,
    })
  return {
    original_transaction_id: originalTransactionId,
    read_id: originalTransactionId,
    awaits_acknowledgement: false,
    store_product_id: productId,
    account_token: appAccountToken?.toLowerCase() ?? null,
    is_test: store_environment === 'sandbox',
    starts_at: new Date(purchaseDate),
    ends_at: expiresDate ? new Date(expiresDate) : null,
    grace_ends_at,
    over,
  }
}

/** A refund ends at its own time, an expiry at the end of the last paid period. */
function findEnd(
  { revocationDate, expiresDate }: JWSTransactionDecodedPayload,
  state: LastTransactionsItem | null,
): StoreEnd | null {
  if (revocationDate) return { at: new Date(revocationDate), reason: 'refund' }
  const is_over = state?.status === EXPIRED_STATUS || state?.status === REVOKED_STATUS
  return is_over && expiresDate ? { at: new Date(expiresDate), reason: 'ended' } : null
}

function decodeTransaction(signed: string | undefined): JWSTransactionDecodedPayload {
  return withDecodeErrors(() => decodeJwt<JWSTransactionDecodedPayload>(signed ?? ''))
}

function decodeRenewal(signed: string): JWSRenewalInfoDecodedPayload {
  return withDecodeErrors(() => decodeJwt<JWSRenewalInfoDecodedPayload>(signed))
}

function withDecodeErrors<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new ProviderError('The App Store answered what cannot be read.', { is_temporary: false, cause })
  }
}

/** The library is loaded when the first app needs it. */
async function createClient(access: Access, store_environment: StoreEnvironment) {
  const { AppStoreClient } = await import('./client.ts')
  return new AppStoreClient(access, store_environment, access.address)
}

type StoreResponse<T> = { value: T } | { refused: number }

function isUnknown<T>(answer: StoreResponse<T>): answer is { refused: number } {
  if (!('refused' in answer)) return false
  if (UNKNOWN_STATUSES.includes(answer.refused)) return true
  throw new ProviderError(`The App Store refused: ${answer.refused}`, { is_temporary: false })
}

/** Calls the store; failures without a response of its own become a `ProviderError`, which may be retried. */
async function withStoreErrors<T>(request: () => Promise<T>): Promise<StoreResponse<T>> {
  try {
    return { value: await request() }
  } catch (error) {
    const status = isRefusal(error) ? error.httpStatusCode : null
    if (status !== null && status !== 429 && status < 500) return { refused: status }
    throw new ProviderError('The App Store does not answer.', { is_temporary: true, cause: error })
  }
}

function isRefusal(error: unknown): error is APIException {
  return error instanceof Error && typeof (error as Partial<APIException>).httpStatusCode === 'number'
}
