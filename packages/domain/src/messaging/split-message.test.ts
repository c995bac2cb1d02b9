import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMessageParts, splitMessage } from './split-message.ts'

const a = 'https://a.example/one'
const b = 'http://b.example/two?x=1#y'

describe('splitMessage', () => {
  it.each<[string, string, string[], string, string[]]>([
    ['text alone', 'Well done', [], 'Well done', []],
    ['nothing', '  \n ', [], '', []],
    ['a link alone', a, [a], '', []],
    ['links alone', `${a} ${b}`, [a, b], '', []],
    ['a link before the text', `${a} look`, [a], 'look', []],
    ['a link after the text', `look\n${b}`, [], 'look', [b]],
    ['links on both sides keep their order', `${a} ${b} look ${b} ${a}`, [a, b], 'look', [b, a]],
    ['a link in the middle stays', `see ${a} there`, [], `see ${a} there`, []],
    ['a link with a full stop stays', `see ${a}.`, [], `see ${a}.`, []],
    [
      'a link that ends in its own bracket',
      'look https://a.example/Squat_(exercise)',
      [],
      'look',
      ['https://a.example/Squat_(exercise)'],
    ],
    ['a link in brackets stays', `(${a})`, [], `(${a})`, []],
    ['line breaks within the text stay', `one\n\ntwo  three ${a}`, [], 'one\n\ntwo  three', [a]],
    [
      'another scheme is no link',
      'javascript:alert(1) hello ftp://x.example',
      [],
      'javascript:alert(1) hello ftp://x.example',
      [],
    ],
    [
      'a link with a password is no link',
      'https://me:secret@a.example hi',
      [],
      'https://me:secret@a.example hi',
      [],
    ],
    ['a mention is no link', `<@Ann> ${a}`, [], '<@Ann>', [a]],
  ])('%s', (_sentence, text, leading, body, trailing) => {
    expect(splitMessage(text)).toEqual({ leading, body, trailing })
  })

  it('loses and invents no word', () => {
    const word = fc.constantFrom(a, b, 'go', '<@Ann>', `${a},`, '\n', '#auth')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const { leading, body, trailing } = splitMessage(words.join(' '))
        const kept = [...leading, ...body.split(/\s+/u), ...trailing].filter(Boolean)
        expect(kept).toEqual(words.filter((it) => it !== '\n'))
      }),
    )
  })
})

describe('toMessageParts', () => {
  it('sends attachments and text in the order in which they were typed', () => {
    expect(toMessageParts(`${a} look ${b}`)).toEqual([
      { message_type: 'attachment', url: a },
      { message_type: 'message', text: 'look' },
      { message_type: 'attachment', url: b },
    ])
    expect(toMessageParts('  ')).toEqual([])
  })
})
