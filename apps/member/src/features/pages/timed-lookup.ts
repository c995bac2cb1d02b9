import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import type { AnyCall } from '../../platform/api/create-api.ts'
import { reloadWhenSwitchedOff } from '../../platform/offline/switched-off.ts'
import { TimeoutExceeded, withTimeout } from '../../platform/with-timeout.ts'
import { createPageLookup } from './page-lookup.ts'
import type { PageLookup, PageSourceOptions } from './page-lookup.ts'

/** How long one answer may take while access is in progress (spec sections 4 and 9). */
const TIMEOUT_MS = ACCESS_RETRY.cap * ACCESS_RETRY.in_progress_ms

/** The status for a timeout, which counts as a server error and not as a missing network. */
const GATEWAY_TIMEOUT = 504

const BODYLESS_STATUSES: ReadonlySet<number> = new Set([204, 304])

/** Creates a page lookup with timeouts; a response that is too late is an error that can be retried. */
export function createTimedLookup(options: PageSourceOptions): PageLookup {
  return createPageLookup({
    ...options,
    fetch: fetchWithTimeout(reloadWhenSwitchedOff(options.fetch)),
    api: apiWithTimeout(options.api),
  })
}

function fetchWithTimeout(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await withTimeout(TIMEOUT_MS, async (signal) => {
        const response = await inner(input, { ...init, signal })
        const { status, headers } = response
        return new Response(BODYLESS_STATUSES.has(status) ? null : await response.arrayBuffer(), {
          status,
          headers,
        })
      })
    } catch (error) {
      if (error instanceof TimeoutExceeded) return new Response(null, { status: GATEWAY_TIMEOUT })
      throw error
    }
  }
}

function apiWithTimeout(inner: ApiClient): ApiClient {
  const call: AnyCall = async (name, input, options) => {
    try {
      return await withTimeout(TIMEOUT_MS, (signal) =>
        (inner as AnyCall)(name, input, { ...options, signal }),
      )
    } catch (error) {
      if (error instanceof TimeoutExceeded) throw new ApiError(GATEWAY_TIMEOUT, { code: 'internal' })
      throw error
    }
  }
  return call as ApiClient
}
