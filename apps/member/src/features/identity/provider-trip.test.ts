import { describe, expect, it } from 'vitest'
import { ownPath, tripIn } from './provider-trip.ts'

describe('ownPath', () => {
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
  ])('goes from %j to %j', (text, path) => expect(ownPath(text)).toBe(path))
})

describe('tripIn', () => {
  const trip = { provider: 'google', intent: 'sign_in', flow: 'secret', path: '/programs' }

  it('reads what was kept', () => expect(tripIn(trip)).toEqual(trip))
  it('never leads out of the app', () =>
    expect(tripIn({ ...trip, path: '//evil.example' })).toMatchObject({ path: '/' }))
  it.each([
    [null],
    ['text'],
    [{ ...trip, provider: 'myspace' }],
    [{ ...trip, intent: 'steal' }],
    [{ ...trip, flow: '' }],
    [{ ...trip, flow: 1 }],
    [{ ...trip, path: undefined }],
  ])('takes nothing else: %j', (kept) => expect(tripIn(kept)).toBeNull())
})
