import { describe, expect, it } from 'vitest'
import { appAddress } from './address.ts'

describe('appAddress', () => {
  it.each([
    ['http://localhost:4000', 'http://kiln.localhost:4000', 'loopback'],
    ['http://foyer.localhost', 'http://kiln.foyer.localhost', 'loopback'],
    ['http://127.0.0.1:4000', 'http://kiln.127.0.0.1:4000', 'loopback'],
    ['http://192.168.1.20:4000', 'http://kiln.192.168.1.20:4000', 'ip_address'],
    ['https://foyer.example', 'https://kiln.foyer.example', null],
  ])('below %s is %s, with %s in the way', (base_url, url, obstacle) => {
    const address = appAddress({ base_url }, { slug: 'kiln', primary_domain: null })
    expect(address).toEqual({ url, obstacle, is_reachable: obstacle === null })
  })

  it.each([
    ['https://foyer.example', 'https://fit.example'],
    ['http://localhost:4000', 'http://fit.example:4000'],
  ])('with a domain of its own beside %s is %s', (base_url, url) => {
    const address = appAddress({ base_url }, { slug: 'kiln', primary_domain: 'fit.example' })
    expect(address).toEqual({ url, obstacle: null, is_reachable: true })
  })
})
