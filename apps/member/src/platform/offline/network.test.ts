import { describe, expect, it } from 'vitest'
import { createNetwork } from './network.ts'
import { networkAwareFetch } from './network-aware-fetch.ts'

const respondWith =
  (status: number): typeof fetch =>
  async () =>
    new Response(null, { status })

describe('networkAwareFetch', () => {
  it('treats a server without its database as no network, until it responds again', async () => {
    const network = createNetwork()
    await networkAwareFetch(network, respondWith(503))('/api')
    expect(network.state.get()).toBe(false)
    await networkAwareFetch(network, respondWith(200))('/api')
    expect(network.state.get()).toBe(true)
  })

  it('takes any other refusal for an answer', async () => {
    const network = createNetwork()
    await networkAwareFetch(network, respondWith(404))('/api')
    expect(network.state.get()).toBe(true)
  })

  it('learns from a call that did not get through', async () => {
    const network = createNetwork()
    const cut: typeof fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(networkAwareFetch(network, cut)('/api')).rejects.toThrow('Failed to fetch')
    expect(network.state.get()).toBe(false)
  })
})
