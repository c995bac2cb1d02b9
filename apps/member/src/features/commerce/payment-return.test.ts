import { describe, expect, it } from 'vitest'
import { createReturnAddress, findReturnedOrder, removeReturnParams } from './payment-return.ts'

const PAGE = 'https://kiln.example/programs?x=1#checkout?ids=p1'

describe('the return from a bank', () => {
  it('names the order and leaves the page and its panel', () => {
    const address = createReturnAddress(PAGE, 'o1')
    expect(address).toBe('https://kiln.example/programs?x=1&paid_order=o1#checkout?ids=p1')
    expect(findReturnedOrder(address)).toBe('o1')
    expect(findReturnedOrder(PAGE)).toBeNull()
  })

  it('leaves no secret in the address', () => {
    const url = new URL(createReturnAddress(PAGE, 'o1'))
    url.searchParams.set('payment_intent', 'pi_1')
    url.searchParams.set('payment_intent_client_secret', 'pi_1_secret_2')
    url.searchParams.set('redirect_status', 'succeeded')
    expect(removeReturnParams(url.href)).toBe('/programs?x=1#checkout?ids=p1')
  })
})
