import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTermRanges, foldWords, listMessageTokens, listTermTokens } from './index.ts'

/** A message is found as the database and the server find it together. */
function isFound(text: string, term: string): boolean {
  const tokens = new Set(listMessageTokens(text))
  return listTermTokens(term).every((token) => tokens.has(token)) && findTermRanges(text, term) !== null
}

const mark = (text: string, term: string): string | null => {
  const ranges = findTermRanges(text, term)
  if (ranges === null) return null
  return ranges
    .toReversed()
    .reduce(
      (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
      text,
    )
}

describe('the search of messages', () => {
  it.each([
    ['Slow café, crème brûlée', 'CAFE creme', 'Slow [café], [crème] brûlée'],
    ['Krafttraining für Anfänger', 'anfa', 'Krafttraining für [Anfä]nger'],
    ['Die Straße ist naß', 'strasse', 'Die [Straße] ist naß'],
    ['Grüße aus München', 'GRUSSE munch', '[Grüße] aus [Münch]en'],
    ['كَتَبَ أحمد الرسالة', 'احمد', 'كَتَبَ [أحمد] الرسالة'],
    ['قال إبراهيم: اليوم', 'ابراه', 'قال [إبراه]يم: اليوم'],
    ['東京都の朝ヨガ', '京都', '東[京都]の朝ヨガ'],
    ['東京都の朝ヨガ', 'よが', '東京都の朝[ヨガ]'],
    ['第3週 12月', '3週', '第[3週] 12月'],
    ['한국어를 배워요', '국어', '한[국어]를 배워요'],
    ['京都と東京、東京', '東京', '京都と[東京]、[東京]'],
    ['100% of it', '100%', '[100]% of it'],
    ['only % here', '%%', 'only [%] here'],
    [`O'Brien said "hi"`, "o'brien", `[O]'[Brien] said "hi"`],
    ['Well done 🔥🔥', '🔥', 'Well done [🔥🔥]'],
    ['squat squats', 'squat', '[squat] [squat]s'],
  ])('finds in “%s” by “%s”', (text, term, marked) => {
    expect(isFound(text, term)).toBe(true)
    expect(mark(text, term)).toBe(marked)
  })

  it.each([
    ['Krafttraining', 'training'],
    ['squat press', 'squat bench'],
    ['東京と京都', '東京都'],
    ['a_b', 'ab'],
    ['anything', '%%'],
    ['anything', '\\_'],
    ['', 'a'],
  ])('does not find in “%s” by “%s”', (text, term) => {
    expect(isFound(text, term)).toBe(false)
  })

  it('finds a long word by any beginning', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'
    for (let length = 1; length <= word.length; length += 1)
      expect(isFound(`Die ${word} fährt`, word.slice(0, length))).toBe(true)
    expect(isFound(`Die ${word} fährt`, `${word.slice(0, 25)}x`)).toBe(false)
  })

  it('finds every text by the beginning of each of its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const tokens = new Set(listMessageTokens(text))
        for (const word of foldWords(text))
          expect(listTermTokens(word).every((token) => tokens.has(token))).toBe(true)
      }),
    )
  })
})
