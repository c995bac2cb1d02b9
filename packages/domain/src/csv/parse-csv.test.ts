import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCsv, parseCsv } from './index.ts'

const read = (text: string, delimiter = ',') =>
  [...parseCsv(text, delimiter)].map(({ line, cells, is_malformed }) => [line, cells, is_malformed])

describe('parseCsv', () => {
  it('reads any line breaks, quotes and blanks around them, and leaves out empty lines', () => {
    expect(read('a,b\r\n\r\n"c, ""d""" , "e\nf"\rg,\n')).toEqual([
      [1, ['a', 'b'], false],
      [3, ['c, "d"', 'e\nf'], false],
      [5, ['g', ''], false],
    ])
    expect(read('a;b\tc', '\t')).toEqual([[1, ['a;b', 'c'], false]])
    expect(read('')).toEqual([])
  })

  it.each([
    ['within a cell', 'a,b\nx,Anna "Ace" Lind\ny,Tom\n'],
    ['after a closing one', 'a,b\nx,"Ann"a\ny,Tom\n'],
    ['that is never closed', 'a,b\nx,"Anna\ny,Tom\n'],
    ['that the next row closes', 'a,b\nx,"Anna\ny,"Tom"\n'],
  ])('spoils one row only by a quote %s', (_, text) => {
    const rows = [...parseCsv(text, ',')]
    expect(rows.map(({ line, cells, is_malformed }) => [line, cells[0], is_malformed])).toEqual([
      [1, 'a', false],
      [2, 'x', true],
      [3, 'y', false],
    ])
  })

  it.each(["'-5 kg", "''=1+1", "'\t=1", "'Tis fine", '-5 kg', "'", "''", '+49 30', '\u00A0=1'])(
    'returns %j as it was',
    (text) => expect(read(formatCsv([[text, 'x']]))).toEqual([[1, [text, 'x'], false]]),
  )

  it('reverses formatCsv for every text', () => {
    const unit = fc.constantFrom("'", '"', ',', ';', '=', '-', ' ', '\t', '\r', '\n', 'a', '＝')
    const cell = fc.oneof(fc.string(), fc.string({ unit }))
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (written) => {
        expect([...parseCsv(formatCsv(written), ',')].map(({ cells }) => cells)).toEqual(written)
      }),
    )
  })
})
