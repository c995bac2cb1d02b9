import { describe, expect, it } from 'vitest'
import { appOrigin, originOfHost, slugOrigin } from './app-origin.ts'

describe('where an app is', () => {
  it.each([
    ['https://foyer.example', null, 'https://kiln.foyer.example'],
    ['http://localhost:4000', null, 'http://kiln.localhost:4000'],
    ['https://foyer.example', 'fit.example', 'https://fit.example'],
    ['http://localhost:4000', 'fit.example', 'http://fit.example:4000'],
  ])('below %s with the domain %s is %s', (base_url, primary_domain, origin) => {
    expect(appOrigin({ base_url }, { slug: 'kiln', primary_domain })).toBe(origin)
  })

  it('comes from the configuration, for every host', () => {
    expect(originOfHost({ base_url: 'https://foyer.example' }, 'coach.example')).toBe('https://coach.example')
    expect(slugOrigin({ base_url: 'http://localhost:4000' }, 'kiln')).toBe('http://kiln.localhost:4000')
  })
})
