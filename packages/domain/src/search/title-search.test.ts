import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createTitleScorer,
  findExcerpt,
  findTitleRanges,
  foldTitle,
  listJoinedWords,
  listPieces,
  listTitleForms,
  listTitleTokens,
  toTitlePatterns,
} from './index.ts'

/** Whether the database takes a title for one that may resemble a term. */
function mayResemble(title: string, term: string): boolean {
  const tokens = listTitleTokens([title])
  const folded = foldTitle(title)
  return listPieces(term).every((pieces) =>
    pieces.some(
      (piece) => piece.tokens.every((token) => tokens.includes(token)) && folded.includes(piece.part),
    ),
  )
}

describe('foldTitle', () => {
  it.each([
    ['Incline Dumbbell-Press!', ' incline dumbbell press'],
    ['Åsa’s plan', ' asa s plan'],
    ['100 %', ' 100'],
    ['%', ' %'],
    ['Leg day 🔥', ' leg day 🔥'],
    ['walk, walk', ' walk walk'],
    ['', ''],
  ])('folds “%s”', (title, folded) => {
    expect(foldTitle(title)).toBe(folded)
  })
})

describe('hyphens', () => {
  it.each([
    ['Pull-up Primer', ['Pull-up Primer', 'Pullup Primer']],
    ['Push\u2011up-to-row', ['Push\u2011up-to-row', 'Pushuptorow']],
    ['Rest - easy', ['Rest - easy']],
  ])('are optional in “%s”', (title, forms) => {
    expect(listTitleForms(title)).toEqual(forms)
  })

  it('join the words of a text', () => {
    expect(listJoinedWords('A pull-up, then a step-up: one pull-up more')).toEqual(['pullup', 'stepup'])
  })
})

describe('toTitlePatterns', () => {
  it('lets short words begin a word, and longer ones be inside', () => {
    expect(toTitlePatterns('up press 都 _')).toEqual({
      key: ' up press 都',
      beginnings: ['% up%', '% press%', '% 都%'],
      insides: ['% up%', '%press%', '%都%'],
    })
  })

  it('escapes what has a meaning in patterns', () => {
    expect(toTitlePatterns('%')).toMatchObject({ beginnings: [String.raw`% \%%`] })
  })
})

describe('listPieces', () => {
  it.each([
    ['sqaut', 'Back squat'],
    ['sqat', 'Squat'],
    ['suqat', 'Squat'],
    ['beinprese', 'Beinpresse'],
    ['bienpresse', 'Beinpresse'],
    ['kettelbel swing', 'Kettlebell swings'],
    ['dumbell', 'Incline dumbbell press'],
    ['porwler', 'Prowler'],
    ['تمارن', 'تمارين القوة'],
  ])('leads from “%s” to “%s”', (term, title) => {
    expect(createTitleScorer(term)(title)).toBeGreaterThan(0)
    expect(mayResemble(title, term)).toBe(true)
  })

  it.each([
    ['squat', 'Deadlift'],
    ['row', 'Raw'],
    ['xylophone', 'Squat'],
  ])('leads not from “%s” to “%s”', (term, title) => {
    expect(mayResemble(title, term)).toBe(false)
  })

  it('leads to every word with one letter wrong, missing, too much or swapped', () => {
    const word = fc.stringMatching(/^[a-f]{5,12}$/)
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('wrong', 'missing', 'more', 'swapped'),
        (title, at, kind) => {
          const place = at % (title.length - 1)
          const [one = '', two = ''] = title.slice(place, place + 2)
          const changed = { wrong: `z${two}`, missing: two, more: `z${one}${two}`, swapped: `${two}${one}` }[
            kind
          ]
          expect(mayResemble(title, `${title.slice(0, place)}${changed}${title.slice(place + 2)}`)).toBe(true)
        },
      ),
    )
  })
})

describe('findTitleRanges', () => {
  const marked = (title: string, term: string) =>
    findTitleRanges(title, term).map(({ start, end }) => title.slice(start, end))
  it.each([
    ['Incline dumbbell press', 'press incl', ['Incl', 'press']],
    ['Beinpresse', 'presse', ['presse']],
    ['Åsa trains', 'asa', ['Åsa']],
    ['東京都の朝ヨガ', '京都', ['京都']],
    ['Back squat', 'sqaut', ['squat']],
    ['Back squat', 'row', []],
    ['تمارين القوّة', 'قوه', ['قوّة']],
  ])('marks in “%s” for “%s”', (title, term, expected) => {
    expect(marked(title, term)).toEqual(expected)
  })
})

describe('findExcerpt', () => {
  it('takes the line with most words of the term', () => {
    const text = 'Press the button.\nAn incline  press,\tslow.\nIncline only.'
    expect(findExcerpt(text, 'incline press')).toEqual({
      text: 'An incline press, slow.',
      ranges: [
        { start: 3, end: 10 },
        { start: 11, end: 16 },
      ],
    })
  })

  it('cuts long lines around the match', () => {
    const found = findExcerpt(
      `${'Breathe in and out. '.repeat(200)}Then deadlift. ${'Rest. '.repeat(100)}`,
      'deadlift',
    )
    const { text = '', ranges = [] } = found ?? {}
    expect(text.length).toBeLessThan(165)
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['deadlift'])
  })

  it('is null where nothing is', () => {
    expect(findExcerpt('Breathe.', 'deadlift')).toBeNull()
    expect(findExcerpt('', 'deadlift')).toBeNull()
  })
})
