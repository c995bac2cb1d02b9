import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import type { AnyCall } from '../../platform/api/create-api.ts'
import { leavingWhenOff } from '../../platform/offline/switched-off.ts'
import { TookTooLong, within } from '../../platform/within.ts'
import { createPageLookup } from './page-lookup.ts'
import type { PageLookup, PageSourceOptions } from './page-lookup.ts'

/** How long one answer may take while access is in progress (spec sections 4 and 9). */
const LONGEST_MS = ACCESS_RETRY.cap * ACCESS_RETRY.in_progress_ms

/** What a server says for one behind it that does not answer: what hangs is a failure, and no missing network. */
const GATEWAY_TIMEOUT = 504

const BODILESS: ReadonlySet<number> = new Set([204, 304])

/** Looks pages up by answers that come within their time; one that does not is a failure that can be tried again. */
export function createBoundedLookup(options: PageSourceOptions): PageLookup {
  return createPageLookup({
    ...options,
    fetch: boundedFetch(leavingWhenOff(options.fetch)),
    api: boundedApi(options.api),
  })
}

function boundedFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await within(LONGEST_MS, async (signal) => {
        const answer = await inner(input, { ...init, signal })
        const { status, headers } = answer
        return new Response(BODILESS.has(status) ? null : await answer.arrayBuffer(), { status, headers })
      })
    } catch (error) {
      if (error instanceof TookTooLong) return new Response(null, { status: GATEWAY_TIMEOUT })
      throw error
    }
  }
}

function boundedApi(inner: ApiClient): ApiClient {
  const call: AnyCall = async (name, input, options) => {
    try {
      return await within(LONGEST_MS, (signal) => (inner as AnyCall)(name, input, { ...options, signal }))
    } catch (error) {
      if (error instanceof TookTooLong) throw new ApiError(GATEWAY_TIMEOUT, { code: 'internal' })
      throw error
    }
  }
  return call as ApiClient
}
