import { expect, it } from 'vitest'
import { createFigures } from './figures.ts'

it('sums the hours, and retains each at its index', () => {
  const today = [
    { hour: 0, value: 2 },
    { hour: 23, value: 5 },
  ]
  const [figure, ...others] = createFigures({ name: 'visits', today, before: [{ hour: 4, value: 3 }] })
  expect(others).toEqual([])
  expect(figure).toMatchObject({ name: 'visits', value: 7, previous: 3, currency: null })
  expect(figure?.by_hour).toEqual([2, ...Array.from({ length: 22 }, () => 0), 5])
})

it('separates currencies, also those of a week ago', () => {
  const today = [
    { hour: 9, value: 4_900, currency: 'EUR' },
    { hour: 9, value: 1_000, currency: 'USD' },
    { hour: 11, value: 100, currency: 'EUR' },
  ]
  const figures = createFigures({ name: 'sales', today, before: [{ hour: 8, value: 700, currency: 'GBP' }] })
  expect(figures.map(({ currency, value, previous }) => [currency, value, previous])).toEqual([
    ['EUR', 5_000, 0],
    ['USD', 1_000, 0],
    ['GBP', 0, 700],
  ])
})

it('returns a zero figure when nothing was counted', () => {
  expect(createFigures({ name: 'sales', today: [], before: [] })).toEqual([
    { name: 'sales', value: 0, previous: 0, currency: null, by_hour: Array.from({ length: 24 }, () => 0) },
  ])
})
