import { CallError } from '../../platform/errors.ts'
import { ProviderError } from './providers/provider.ts'

/** Runs work that needs the payment provider; if it does not respond, the client is told to retry. */
export async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderError) throw new CallError('unavailable', {}, { retry_after: 15 })
    throw error
  }
}
