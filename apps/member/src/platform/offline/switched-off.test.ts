import { SWITCHED_OFF_MARK } from '@foyer/domain/pages'
import { describe, expect, it, vi } from 'vitest'
import { leavingWhenOff } from './switched-off.ts'
import { watchedFetch } from './watched-fetch.ts'

const off = { status: 503, headers: { [SWITCHED_OFF_MARK.name]: SWITCHED_OFF_MARK.value } }

/** What is left, and what the network learns, when the server answers so. */
async function told(init: ResponseInit) {
  const [leave, reached, failed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const answers = async () => new Response(null, init)
  const response = await watchedFetch({ reached, failed }, leavingWhenOff(answers, leave))('/api/v1/app')
  return {
    status: response.status,
    leaves: leave.mock.calls.length,
    has_network: reached.mock.calls.length - failed.mock.calls.length,
  }
}

describe('the answer of an app that is switched off', () => {
  it('is an answer, and makes the app leave its document', async () => {
    expect(await told(off)).toEqual({ status: 503, leaves: 1, has_network: 1 })
  })

  it('is not that of a house without its database, which is as good as no network', async () => {
    expect(await told({ status: 503 })).toEqual({ status: 503, leaves: 0, has_network: -1 })
  })

  it('is none of an app that is on', async () => {
    expect(await told({ status: 404 })).toEqual({ status: 404, leaves: 0, has_network: 1 })
  })
})
