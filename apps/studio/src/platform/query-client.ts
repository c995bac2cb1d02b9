import { ApiError } from '@foyer/contract/client'
import { QueryClient } from '@tanstack/react-query'

const max_retries = 2

/** Whether a retry may help: not for refusals, which stay the same. */
export function shouldRetry(count: number, error: Error): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
    return false
  return count < max_retries
}

/** The cache of server data. Keys start with `['app', slug, feature]` or `['account', feature]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 10 * 60_000, retry: shouldRetry, networkMode: 'online' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
