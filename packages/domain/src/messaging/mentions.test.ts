import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeBrackets, formatMention, splitMentions, restoreBrackets } from './mentions.ts'

const mentionedNames = (text: string) =>
  splitMentions(text).flatMap((part) => (part.kind === 'mention' ? [part.name] : []))

describe('mentions', () => {
  it.each<[string, string[]]>([
    ['Hello <@Ann Lee>, hello <@Bo>', ['Ann Lee', 'Bo']],
    ['<@Ann><@Ann>', ['Ann', 'Ann']],
    ['mail@ann.example and @Ann', []],
    ['<@>', []],
    ['< @Ann>', []],
    ['<@ >', []],
    ['<@\u200b\u3164>', []],
    ['<@Ann\nLee>', []],
    ['<@<@Ann>>', ['Ann']],
    ['<@زينب>', ['زينب']],
  ])('%j mentions %j', (text, names) => {
    expect(mentionedNames(text)).toEqual(names)
  })

  it('takes a text apart without losing anything', () => {
    expect(splitMentions('Hi <@Ann>, go')).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'mention', name: 'Ann' },
      { kind: 'text', text: ', go' },
    ])
    expect(splitMentions('')).toEqual([])
  })

  it('writes a name so that it can be found again', () => {
    expect(formatMention('Ann')).toBe('<@Ann>')
    expect(formatMention('A<b>\nc')).toBe('<@Abc>')
    expect(mentionedNames(formatMention('A<b>c'))).toEqual(['Abc'])
  })
})

describe('escaping angle brackets', () => {
  it.each([
    ['5 < 6 > 4', '5 &lt; 6 &gt; 4'],
    ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
    ['Hi <@Ann>', 'Hi <@Ann>'],
    ['<<@Ann>>', '&lt;<@Ann>&gt;'],
    ['fish & chips', 'fish &amp; chips'],
    ['I typed &lt;', 'I typed &amp;lt;'],
    ['<@A & B>', '<@A & B>'],
  ])('%j becomes %j and back', (typed, escaped) => {
    expect(escapeBrackets(typed)).toBe(escaped)
    expect(restoreBrackets(escaped)).toBe(typed)
  })

  it('restores every typed text, and leaves no bracket outside a mention', () => {
    const piece = fc.constantFrom('<', '>', '@', '&', 'lt;', 'amp;', '<@Ann>', 'x', '\n', ' ')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string(),
        ),
        (typed) => {
          const escaped = escapeBrackets(typed)
          expect(restoreBrackets(escaped)).toBe(typed)
          expect(mentionedNames(escaped)).toEqual(mentionedNames(typed))
          const outside = splitMentions(escaped).filter((part) => part.kind === 'text')
          for (const part of outside) expect(part.text).not.toMatch(/[<>]/u)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
