import { expect, it } from 'vitest'
import { t } from '#platform/testing/texts.ts'
import { diffCoupons } from './coupon-differences.ts'
import { createBlankCoupon } from './coupon-values.ts'

it('names what two people want differently of a coupon, and nothing else', () => {
  const mine = { ...createBlankCoupon('EUR'), code: 'ADVENT', percent_off: 20, product_ids: ['a'] }
  const theirs = { ...mine, percent_off: 30, product_ids: ['a', 'b'], revision: 4 }
  const products = [
    { id: 'a', title: 'Pack' },
    { id: 'b', title: 'Program' },
  ]
  expect(diffCoupons(t, { mine, theirs: mine, products })).toEqual([])
  expect(diffCoupons(t, { mine, theirs, products }).map((row) => [row.mine, row.theirs])).toEqual([
    ['Percentage: 20', 'Percentage: 30'],
    ['Pack', 'Pack\nProgram'],
  ])
})
