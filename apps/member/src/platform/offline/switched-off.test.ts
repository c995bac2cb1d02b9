import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'
import { describe, expect, it, vi } from 'vitest'
import { reloadWhenSwitchedOff } from './switched-off.ts'
import { networkAwareFetch } from './network-aware-fetch.ts'

const off = { status: 503, headers: { [SWITCHED_OFF_HEADER.name]: SWITCHED_OFF_HEADER.value } }

/** What is left, and what the network learns, when the server answers so. */
async function fetchOnce(init: ResponseInit) {
  const [leave, reached, failed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const respond = async () => new Response(null, init)
  const response = await networkAwareFetch(
    { reportReachable: reached, reportUnreachable: failed },
    reloadWhenSwitchedOff(respond, leave),
  )('/api/v1/app')
  return {
    status: response.status,
    leaves: leave.mock.calls.length,
    has_network: reached.mock.calls.length - failed.mock.calls.length,
  }
}

describe('the answer of an app that is switched off', () => {
  it('is a response, and makes the app leave its document', async () => {
    expect(await fetchOnce(off)).toEqual({ status: 503, leaves: 1, has_network: 1 })
  })

  it('differs from that of a server without its database, which counts as no network', async () => {
    expect(await fetchOnce({ status: 503 })).toEqual({ status: 503, leaves: 0, has_network: -1 })
  })

  it('is none of an app that is on', async () => {
    expect(await fetchOnce({ status: 404 })).toEqual({ status: 404, leaves: 0, has_network: 1 })
  })
})
