import type Stripe from 'stripe'
import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { ProviderBusyError, ProviderError } from '../provider.ts'

const TIMEOUT_MS = 8_000

type Address = ExternalAddresses['stripe']

/** A client for one secret key. The SDK is loaded when the first app needs it. */
export async function stripeClient(secret_key: string, address: Address): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secret_key, {
    ...address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Runs requests to Stripe; what it refuses or fails to answer becomes a `ProviderError`. */
export async function withStripeErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const { default: StripeClient } = await import('stripe')
    if (!(error instanceof StripeClient.errors.StripeError)) throw error
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = StripeClient.errors
    if (error.statusCode === 409) throw new ProviderBusyError(error)
    const is_temporary = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    )
    throw new ProviderError(`Stripe refused: ${error.code ?? error.type}`, { is_temporary, cause: error })
  }
}

/** Whether Stripe refused for a reason that is an answer, not a fault: the state, the card or the key forbids it. */
export async function isRefusal(error: unknown, kind: 'card' | 'state' | 'key'): Promise<boolean> {
  const { default: StripeClient } = await import('stripe')
  const { errors } = StripeClient
  if (kind === 'card') return error instanceof errors.StripeCardError
  if (kind === 'state') return error instanceof errors.StripeInvalidRequestError
  return error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError
}

/** Whether Stripe refused with one of its codes. */
export async function hasCode(error: unknown, code: string): Promise<boolean> {
  const { default: StripeClient } = await import('stripe')
  return error instanceof StripeClient.errors.StripeError && error.code === code
}
