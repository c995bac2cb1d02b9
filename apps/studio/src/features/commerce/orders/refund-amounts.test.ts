import { describe, expect, it } from 'vitest'
import { createRefundLines, isWhole, readRefundLines, sumChosen } from './refund-amounts.ts'

const refundable = [
  { product_id: 'a', title: 'Base Camp', amount: 8900 },
  { product_id: 'b', title: 'Form check', amount: 20 },
]
const payment = {
  id: 'p',
  provider: 'sandbox' as const,
  provider_payment_id: 'p',
  amount: 8920,
  refunded: 0,
  currency: 'EUR',
  is_renewal: false,
  paid_at: '2026-11-21T08:12:00.000Z',
  refundable,
}

const read = (texts: Partial<Record<'a' | 'b', string | null>>) =>
  readRefundLines(
    createRefundLines(payment, 'en').map((line) => {
      const text = texts[line.product_id as 'a' | 'b']
      return text === undefined ? line : { ...line, is_chosen: text !== null, text: text ?? line.text }
    }),
    payment,
    'en',
  )

describe('the amounts of a refund', () => {
  it('are all that is left at first, however little', () => {
    expect([sumChosen(read({})), isWhole(read({}))]).toEqual([8920, true])
  })

  it('are those of what is chosen', () => {
    expect([sumChosen(read({ b: null })), isWhole(read({ b: null }))]).toEqual([8900, true])
    expect([sumChosen(read({ a: '20', b: null })), isWhole(read({ a: '20', b: null }))]).toEqual([
      2000,
      false,
    ])
    expect(sumChosen(read({ a: null, b: '0.10' }))).toBe(10)
  })

  it.each([
    ['more than is left', { a: '89.01' }],
    ['nothing', { a: '0' }],
    ['less than nothing', { a: '-5' }],
    ['no number', { a: 'all' }],
    ['no product', { a: null, b: null }],
  ])('are none for %s', (_, texts) => {
    expect(sumChosen(read(texts))).toBeNull()
  })
})
