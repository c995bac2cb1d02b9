import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createFormatMessage } from '../create-translate.ts'
import { checkCatalog } from './check-catalog.ts'
import { compileMessage } from './compile-message.ts'
import { generateKeysSource } from './keys-source.ts'

const homes: string[] = []
afterEach(() => homes.splice(0).forEach((home) => rmSync(home, { recursive: true, force: true })))

function aCatalog(en: Record<string, string>, ar: Record<string, string>): URL {
  const home = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
  homes.push(home)
  for (const [locale, texts] of Object.entries({ en, ar })) {
    mkdirSync(join(home, locale))
    writeFileSync(join(home, locale, 'shop.json'), JSON.stringify(texts))
  }
  return pathToFileURL(`${home}/`)
}

describe('checkCatalog', () => {
  it('finds no problem in the current catalogue', () => {
    expect(checkCatalog()).toEqual([])
  })

  it.each([
    [
      'a text that Arabic lacks',
      { 'shop.buy': 'Buy', 'shop.pay': 'Pay' },
      { 'shop.buy': 'شراء' },
      'shop.pay is missing',
    ],
    [
      'a key that English does not know',
      { 'shop.buy': 'Buy' },
      { 'shop.buy': 'شراء', 'shop.pay': 'ادفع' },
      'shop.pay is unknown',
    ],
    [
      'keys out of order',
      { 'shop.pay': 'Pay', 'shop.buy': 'Buy' },
      { 'shop.buy': 'شراء', 'shop.pay': 'ادفع' },
      'shop.buy is out of place',
    ],
    [
      'a key of another feature',
      { 'cart.buy': 'Buy' },
      { 'cart.buy': 'شراء' },
      'does not begin with "shop."',
    ],
    ['a key in another spelling', { 'shop.buyNow': 'Buy' }, { 'shop.buyNow': 'شراء' }, 'is not snake_case'],
    [
      'a lost placeholder',
      { 'shop.buy': 'Buy {name}' },
      { 'shop.buy': 'شراء' },
      'asks for nothing, en for {name}',
    ],
    ['a lost tag', { 'shop.buy': '<b>Buy</b>' }, { 'shop.buy': 'شراء' }, 'en for <b>'],
    [
      'a broken message',
      { 'shop.buy': '{count, plural, one {a}}' },
      { 'shop.buy': 'شراء' },
      'is not a valid message',
    ],
    [
      'a date inside a message',
      { 'shop.buy': '{at, date, long}' },
      { 'shop.buy': '{at, date, long}' },
      'formats a date',
    ],
    ['an empty text', { 'shop.buy': 'Buy' }, { 'shop.buy': ' ' }, 'shop.buy is empty'],
  ])('names %s', (_, en, ar, expected) => {
    expect(checkCatalog(aCatalog(en, ar)).join('\n')).toContain(expected)
  })
})

describe('generateKeysSource', () => {
  it('types each value and each tag of a text', () => {
    const texts = {
      'shop.buy': 'Buy',
      'shop.left': '<b>{count, plural, one {#} other {#}}</b> left of {name}',
    }
    const source = generateKeysSource(aCatalog(texts, texts))
    expect(source).toContain("'shop.buy': None")
    expect(source).toContain("'shop.left': { count: number; name: string | number }")
    expect(source).toContain("'shop.left': 'b'")
  })
})

describe('compileMessage', () => {
  it('leaves a plain text as a string and compiles all others to trees', () => {
    expect(compileMessage("Don't worry")).toBe("Don't worry")
    expect(Array.isArray(compileMessage('Hello {name}'))).toBe(true)
  })

  it('compiles trees that format like their texts', () => {
    const text = '{count, plural, =0 {No days} one {# day} other {# days}} for {name}'
    const format = createFormatMessage('en', { days: compileMessage(text) })
    expect([0, 1, 1200].map((count) => format('days', { count, name: 'Dana' }))).toEqual([
      'No days for Dana',
      '1 day for Dana',
      '1,200 days for Dana',
    ])
  })
})
