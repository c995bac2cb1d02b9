import { describe, expect, it } from 'vitest'
import { absoluteFigure, compareFigure } from './figures.ts'
import { formatAmount, formatMarkdown, formatTable } from './table.ts'

const rate = compareFigure({ name: 'page index, rate', unit: '/s', goal: { at_least: 0.8 } }, [
  { ours: 18_000, baseline: 20_000 },
])
const first = absoluteFigure(
  { name: 'first start', unit: 's', goal: { at_most: 5 }, note: 'empty folder' },
  [6.25],
)

describe('formatTable', () => {
  it('formats each figure as a line with its verdict', () => {
    const [, , ...lines] = formatTable([rate, first]).split('\n')
    expect(lines[0]).toMatch(/^page index, rate +18,000\/s +20,000\/s +0\.90x +>= 0\.80x +met$/)
    expect(lines[1]).toMatch(/^first start +6\.25 s +<= 5 s +MISSED +empty folder$/)
  })
})

describe('formatMarkdown', () => {
  it('has one row for each figure below its head', () => {
    expect(formatMarkdown([rate]).split('\n')).toEqual([
      '|  | ours | baseline | ratio | goal | met | note |',
      '| --- | ---: | ---: | ---: | ---: | --- | --- |',
      '| page index, rate | 18,000/s | 20,000/s | 0.90x | >= 0.80x | met |  |',
    ])
  })
})

describe('formatAmount', () => {
  it.each([
    { value: 12_345.6, unit: '/s', is: '12,346/s' },
    { value: 12.34, unit: 'ms', is: '12.3 ms' },
    { value: 0.756, unit: 's', is: '0.76 s' },
    { value: 2, unit: '', is: '2' },
  ])('writes $value as $is', ({ value, unit, is }) => {
    expect(formatAmount(value, unit)).toBe(is)
  })
})
