import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWholeLink, splitLinks } from './split-links.ts'

const addresses = (text: string) =>
  splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))
const wiki = 'https://en.wikipedia.org/wiki/Squat_(exercise)'

describe('splitLinks', () => {
  it.each<[string, string[]]>([
    [wiki, [wiki]],
    [`see ${wiki}.`, [wiki]],
    [`(${wiki})`, [wiki]],
    ['(https://example.com/a)', ['https://example.com/a']],
    ['(see https://example.com/a).', ['https://example.com/a']],
    ['[https://example.com/a]', ['https://example.com/a']],
    ['“https://example.com/a”', ['https://example.com/a']],
    ['"https://example.com/a"', ['https://example.com/a']],
    ['<https://example.com/a>', ['https://example.com/a']],
    ['https://example.com/a, https://example.com/b!', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/a?x=1&y=2#z…', ['https://example.com/a?x=1&y=2#z']],
    ['看https://example.com/a。好', ['https://example.com/a']],
    ['（https://example.com/a）', ['https://example.com/a']],
    ['HTTPS://EXAMPLE.COM/A', ['HTTPS://EXAMPLE.COM/A']],
    ['www.example.com', ['http://www.example.com']],
    ['example.com/plan', ['http://example.com/plan']],
    // Words with a dot, other schemes, addresses with a user name or hidden characters are no links.
    ['at 10.am, squat.mov, example.com', []],
    ['javascript:alert(1) ftp://example.com/a //example.com/a mailto:a@example.com', []],
    ['https://me:secret@example.com/', []],
    ['https://me@example.com/', []],
    ['https://exam\u200bple.com/a', []],
    ['https://example.com/\u202egpj.exe', []],
    ['', []],
  ])('finds in %j the links %j', (text, links) => expect(addresses(text)).toEqual(links))

  it('shows what was typed, and hosts of mixed alphabets as requests have them', () => {
    expect(splitLinks('go (www.example.com)')).toEqual([
      { kind: 'text', text: 'go (' },
      { kind: 'link', text: 'www.example.com', href: 'http://www.example.com' },
      { kind: 'text', text: ')' },
    ])
    expect(splitLinks('https://аpple.com/x')).toMatchObject([{ text: 'https://xn--pple-43d.com/x' }])
    expect(splitLinks('https://münchen.example/x')).toMatchObject([{ text: 'https://münchen.example/x' }])
  })

  it('loses nothing of a text', () => {
    const word = fc.constantFrom(wiki, ' ', '(', ').', 'www.a.example', '\n', '\u202e', 'x', '😀')
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
        const text = words.join('')
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('isWholeLink', () => {
  it.each([
    [wiki, true],
    ['https://example.com/a.', false],
    ['(https://example.com/a)', false],
    ['www.example.com', false],
    ['https://me:x@example.com', false],
    ['hello', false],
  ])('%j: %s', (word, is_link) => expect(isWholeLink(word)).toBe(is_link))
})
