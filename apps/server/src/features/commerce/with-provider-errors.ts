import { CallError } from '../../platform/errors.ts'
import { ProviderError } from './providers/provider.ts'

/** Runs what needs the payment provider; where it does not answer, the caller is told to come again. */
export async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderError) throw new CallError('unavailable', {}, { retry_after: 15 })
    throw error
  }
}
