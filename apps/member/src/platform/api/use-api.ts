import type { ApiClient } from '@foyer/contract/client'
import { usePlatform } from '../platform.ts'

/** The client of the API, with the session's token in it. */
export function useApi(): ApiClient {
  return usePlatform().api
}
