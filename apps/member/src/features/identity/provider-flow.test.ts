import { describe, expect, it } from 'vitest'
import { toAppPath, parseProviderFlow } from './provider-flow.ts'

describe('toAppPath', () => {
  it.each([
    ['/programs/slow-burn', '/programs/slow-burn'],
    ['/me/account/details', '/me/account/details'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/a\\b', '/'],
    ['/a\nb', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('goes from %j to %j', (text, path) => expect(toAppPath(text)).toBe(path))
})

describe('parseProviderFlow', () => {
  const providerFlow = { provider: 'google', intent: 'sign_in', flow: 'secret', path: '/programs' }

  it('parses a stored flow', () => expect(parseProviderFlow(providerFlow)).toEqual(providerFlow))
  it('never leads out of the app', () =>
    expect(parseProviderFlow({ ...providerFlow, path: '//evil.example' })).toMatchObject({ path: '/' }))
  it.each([
    [null],
    ['text'],
    [{ ...providerFlow, provider: 'myspace' }],
    [{ ...providerFlow, intent: 'steal' }],
    [{ ...providerFlow, flow: '' }],
    [{ ...providerFlow, flow: 1 }],
    [{ ...providerFlow, path: undefined }],
  ])('takes nothing else: %j', (stored) => expect(parseProviderFlow(stored)).toBeNull())
})
