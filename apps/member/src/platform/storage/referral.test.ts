import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReferral, rememberReferral } from './referral.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('who sent a visitor', () => {
  it('is remembered for the session, the later one', () => {
    expect(readReferral()).toBeNull()
    rememberReferral('?ref=%20anna%20')
    rememberReferral('?utm_source=mail')
    expect(readReferral()).toBe('anna')
    rememberReferral('?ref=ben&via=carla')
    expect(readReferral()).toBe('carla')
  })

  it('is cut to what an order takes', () => {
    rememberReferral(`?ref=${'a'.repeat(300)}`)
    expect(readReferral()).toHaveLength(200)
  })
})
