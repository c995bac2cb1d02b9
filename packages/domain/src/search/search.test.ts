import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareText,
  createMatcher,
  foldText,
  foldWords,
  hasSearchLength,
  listNameWords,
  toSearchTerm,
  toSearchText,
} from './index.ts'

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

/** A stored text is found by a term as the database finds it. */
function isFound(text: string, term: string): boolean {
  const { words, grams } = toSearchText(text)
  const wanted = toSearchTerm(term)
  return (
    wanted.grams.every((gram) => grams.includes(gram)) &&
    wanted.long_words.every((word) => words.includes(word))
  )
}

describe('folding', () => {
  it.each([
    ['Åsa', 'asa'],
    ['Łukasz', 'lukasz'],
    ['İPEK', 'ipek'],
    ['ISPARTA ışık', 'isparta isik'],
    ['Straße', 'STRASSE'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['Ёлка', 'елка'],
    ['Σίσυφος', 'σισυφοσ'],
    ['أَحْمَد', 'احمد'],
    ['إبراهيم آل', 'ابراهيم ال'],
    ['مـحـمـد', 'محمد'],
    ['فاطمة', 'فاطمه'],
    ['علی', 'علي'],
    ['٤٢ ४२', '42 42'],
    ['ﬁtness', 'fitness'],
    ['Ｆｏｙｅｒ', 'foyer'],
    ['カラダ', 'からだ'],
    ['ｶﾞﾝ', 'がん'],
    ['שָׁלוֹם', 'שלום'],
    ['Dana\u200bWhit\u00adlock', 'danawhitlock'],
    ['Zoë', 'Zoe\u0308'],
  ])('finds “%s” and “%s” alike', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  it.each([
    ['バス', 'ハス'],
    ['की', 'का'],
    ['한국', '한문'],
  ])('keeps “%s” and “%s” apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })

  it('does not depend on how a text is composed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      }),
    )
  })
})

describe('a search', () => {
  it.each([
    ['Krafttraining für Anfänger', 'training anf', true],
    ['Krafttraining für Anfänger', 'fur', true],
    ['Krafttraining für Anfänger', 'an', true],
    ['Krafttraining für Anfänger', 'ft', false],
    ['Squat and brace', 'squat press', false],
    ['rain in spain', 'rainspain', false],
    ['東京都の朝ヨガ', '都', true],
    ['東京都の朝ヨガ', '京都', true],
    ['東京都の朝ヨガ', 'よが', true],
    ['東京都の朝ヨガ', '東京都の朝', true],
    ['東京都の朝ヨガ', '京東', false],
    ['第3週 12月', '3週', true],
    ['สวัสดีชาวโลก', 'ชาว', true],
    ['تمارين القوّة', 'قوه', true],
    ['Leg day 🔥', '🔥', true],
    ['100 % effort_max', '100', true],
    ['Anything', '', true],
    ['100 % effort_max', '%', true],
    ['100 % effort_max', '\\', false],
    ['O’Brien', "o'brien", true],
    ['Sit-up', 'sit up', true],
  ])('of “%s” for “%s”: %s', (text, term, found) => {
    expect(createMatcher(term)(foldWords(text))).toBe(found)
    expect(isFound(text, term)).toBe(found)
  })

  it('finds the same in memory and in the database', () => {
    const alphabet = fc.string({
      unit: fc.constantFrom('a', 'b', 'ä', '京', '都', ' ', '-', '1'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(alphabet, alphabet, (text, term) => {
        expect(createMatcher(term)(foldWords(text))).toBe(isFound(text, term))
      }),
    )
  })

  it('finds every text by each of its words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldWords(text).every((word) => isFound(text, word))).toBe(true)
      }),
    )
  })
})

it('finds a name by its words, and without spaces by each character', () => {
  expect(listNameWords('Åsa Lind-Öberg')).toEqual(['asa', 'lind', 'oberg'])
  expect(listNameWords('田中太郎')).toEqual(['田中太郎', '中太郎', '太郎', '郎'])
})

it('sorts letters with accents beside the plain ones, and numbers by value', () => {
  const names = [
    'Zeta',
    'Öberg',
    'apple',
    'Åsa',
    'eric',
    'Éric',
    'Łukasz',
    'Lukas',
    'Week 10',
    'Week 2',
    'Ян',
    'Ёлка',
  ]
  expect(names.toSorted(compareText)).toEqual([
    'apple',
    'Åsa',
    'eric',
    'Éric',
    'Lukas',
    'Łukasz',
    'Öberg',
    'Week 2',
    'Week 10',
    'Zeta',
    'Ёлка',
    'Ян',
  ])
})

it.each([
  ['a', false],
  ['ab', true],
  [' é ', false],
  ['鮭', true],
  ['ما', true],
  ['', false],
])('takes %j as a term: %s', (term, expected) => {
  expect(hasSearchLength(term)).toBe(expected)
})
