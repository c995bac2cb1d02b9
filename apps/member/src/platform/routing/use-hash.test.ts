import { describe, expect, it } from 'vitest'
import type { AppLocation } from './app-location.ts'
import { createHashRouter } from './use-hash.ts'

/** A history of hashes, with the panel of each entry. */
function aLocation(first = '') {
  const entries: { hash: string; opened: string | null }[] = [{ hash: first, opened: null }]
  const here = () => entries.at(-1) ?? { hash: '', opened: null }
  const location: AppLocation = {
    path: () => '/',
    hash: () => here().hash,
    navigate: () => {},
    setHash: (hash, { replace, opened = null }) => {
      if (replace) entries.pop()
      entries.push({ hash, opened })
    },
    openedPanel: () => here().opened,
    back: () => void entries.pop(),
    canGoBack: () => entries.length > 1,
    key: () => entries.length,
    onNavigate: () => () => {},
    holdPath: () => () => {},
  }
  return { location, entries, router: () => createHashRouter(location, here().hash) }
}

describe('the router of panels', () => {
  it('opens a panel as an entry of its own, so that back closes it', () => {
    const { router, entries, location } = aLocation()
    router().open('auth', { step: 'login' })
    expect(entries).toHaveLength(2)
    location.back()
    expect(router().get('auth')).toBeNull()
  })

  it('opens a second panel beside the first', () => {
    const { router, location } = aLocation()
    router().open('checkout', { ids: '1' })
    router().open('auth')
    expect(location.hash()).toBe('#checkout?ids=1+auth')
  })

  it('opens what is open without another entry', () => {
    const { router, entries } = aLocation()
    router().open('auth')
    router().open('auth', { step: 'sign_up' })
    expect(entries).toHaveLength(2)
    expect(router().get('auth')?.query).toEqual({ step: 'sign_up' })
  })

  it('closes by going back to where it was opened', () => {
    const { router, entries } = aLocation()
    router().open('auth')
    router().close('auth')
    expect(entries).toEqual([{ hash: '', opened: null }])
  })

  it('closes a panel that was opened by the address without leaving the page', () => {
    const { router, entries } = aLocation('#auth+checkout?ids=1')
    router().close('auth')
    expect(entries).toEqual([{ hash: '#checkout?ids=1', opened: null }])
  })

  it('closes nothing that is not open', () => {
    const { router, entries } = aLocation('#auth')
    router().close('checkout')
    expect(entries).toEqual([{ hash: '#auth', opened: null }])
  })

  it('updates a query in place and still goes back on closing', () => {
    const { router, entries, location } = aLocation()
    router().open('checkout', { ids: '1' })
    router().update('checkout', { ids: '1', coupon: 'X' })
    expect(location.hash()).toBe('#checkout?ids=1&coupon=X')
    router().close('checkout')
    expect(entries).toHaveLength(1)
  })
})
