// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { clearGuestOrder, readGuestOrder, storeGuestOrder, toGuestDetails } from './guest-order.ts'

const EMAIL = 'priya@example.com'

beforeEach(() => localStorage.clear())

describe('the order of a guest on their device', () => {
  it('is found again after the tab was closed', () => {
    const details = toGuestDetails(` ${EMAIL} `, 'Priya ')
    expect(details).toMatchObject({ email: EMAIL, name: 'Priya' })
    expect(details.order_token).toMatch(/^[0-9a-f]{64}$/)
    const order = { ...details, product_id: 'p', order_id: 'o' }
    storeGuestOrder(order)
    expect(readGuestOrder()).toMatchObject(order)
    expect(toGuestDetails(EMAIL.toUpperCase(), 'Priya').order_token).toBe(details.order_token)
    expect(toGuestDetails('other@example.com', 'Priya').order_token).not.toBe(details.order_token)
    clearGuestOrder()
    expect(readGuestOrder()).toBeNull()
  })

  it.each(['', 'nonsense', '{}', '{"email":1}', 'null'])('ignores stored nonsense: %s', (stored) => {
    localStorage.setItem('foyer.guest_order', stored)
    expect(readGuestOrder()).toBeNull()
  })
})
