import { describe, expect, it } from 'vitest'
import { formatCsv } from './index.ts'

describe('formatCsv', () => {
  it('joins cells by commas and ends each line', () => {
    expect(
      formatCsv([
        ['Name', 'Email', 'Phone'],
        ['Hannah Cole', 'hannah@mail.com', ''],
      ]),
    ).toBe('Name,Email,Phone\r\nHannah Cole,hannah@mail.com,\r\n')
  })

  it.each([
    ['a comma', 'Cole, Hannah', '"Cole, Hannah"'],
    ['a quote', 'Hannah "Han" Cole', '"Hannah ""Han"" Cole"'],
    ['a line break', 'Hannah\nCole', '"Hannah\nCole"'],
    ['a semicolon, at which some spreadsheets part cells', '€89;€5', '"€89;€5"'],
    ['an apostrophe', "O’Hara O'Hara", '"O’Hara O\'Hara"'],
    ['blanks at its end', 'Hannah ', '"Hannah "'],
    ['other scripts as they are', 'نور الهدى', 'نور الهدى'],
  ])('keeps %s in its cell', (_, text, cell) => {
    expect(formatCsv([[text]])).toBe(`${cell}\r\n`)
  })

  it.each([
    '=HYPERLINK("http://evil.example","Click")',
    "+1+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '\u00A0=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('takes from %j what would make it a formula', (text) => {
    const cell = formatCsv([[text]]).slice(0, -2)
    expect(cell.startsWith('"\'')).toBe(true)
    expect(cell.slice(2, -1).replaceAll('""', '"')).toBe(text)
  })
})
