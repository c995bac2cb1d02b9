import { graphemes } from '../text/index.ts'
import { foldTerm, foldWords } from './fold-text.ts'
import { foldWithPlaces, listPlacedWords, mergeRanges, toRange, type TextRange } from './places.ts'
import { scoreWord } from './rank-title.ts'
import { UNSPACED } from './search-text.ts'

/** Characters of an excerpt, and of them before the first match. */
const EXCERPT_LENGTH = 160
const LEAD_LENGTH = 32

/** So long a part of a text is searched for matches at once. */
const CHUNK_LENGTH = 600

/** A part of a text with the matches in it. */
export type TextExcerpt = { text: string; ranges: TextRange[] }

/**
 * Finds the places of a title that a term matches: where its words begin words of the title, else inside of them, else
 * the words that resemble them. Empty where none does.
 */
export function findTitleRanges(title: string, term: string): TextRange[] {
  const folded = foldWithPlaces(title)
  const words = listPlacedWords(folded)
  const ranges = foldTerm(term).flatMap((wanted) => {
    const found = words.flatMap((one) => findInWord(one, wanted))
    const places = found.length > 0 ? found : words.flatMap((one) => findResembling(one, wanted))
    return places.map(({ index, length }) => toRange(folded, index, index + length))
  })
  return mergeRanges(ranges)
}

/** Cuts what is around the best match of a term out of a long text, in one line; null where no word of it is there. */
export function findExcerpt(text: string, term: string): TextExcerpt | null {
  const wanted = foldTerm(term)
  let best = { chunk: '', count: 0 }
  for (const chunk of listChunks(text)) {
    const words = foldWords(chunk)
    const count = wanted.filter((one) => words.some((word) => isInWord(word, one))).length
    if (count > best.count) best = { chunk, count }
    if (count === wanted.length) break
  }
  if (best.count === 0) return null
  const folded = foldWithPlaces(best.chunk)
  const words = listPlacedWords(folded)
  const found = wanted.flatMap((one) => words.flatMap((word) => findInWord(word, one)))
  return cutExcerpt(
    best.chunk,
    mergeRanges(found.map(({ index, length }) => toRange(folded, index, index + length))),
  )
}

/** Cuts what is around the first match, between characters, with the matches in it. */
export function cutExcerpt(text: string, ranges: readonly TextRange[]): TextExcerpt {
  if (text.length <= EXCERPT_LENGTH) return { text, ranges: [...ranges] }
  const first = ranges[0]?.start ?? 0
  const start = first <= LEAD_LENGTH * 2 ? 0 : findStart(text, first)
  const end = findEnd(text, start)
  const lead = start === 0 ? '' : '…'
  const shift = lead.length - start
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    ranges: ranges
      .filter((range) => range.start < end)
      .map((range) => ({ start: range.start + shift, end: Math.min(range.end, end) + shift })),
  }
}

/** A place some characters before the first match, after a space where there is one. */
function findStart(text: string, first: number): number {
  const before = graphemes(text.slice(0, first)).slice(-LEAD_LENGTH).join('')
  const space = before.indexOf(' ')
  return first - before.length + (space === -1 ? 0 : space + 1)
}

function findEnd(text: string, start: number): number {
  return start + graphemes(text.slice(start)).slice(0, EXCERPT_LENGTH).join('').length
}

/** The lines of a text, long ones cut at spaces. */
function listChunks(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const plain = line.replaceAll(/\s+/gu, ' ').trim()
    return plain.length <= CHUNK_LENGTH ? [plain] : (plain.match(CHUNKS) ?? [])
  })
}

const CHUNKS = new RegExp(`.{1,${CHUNK_LENGTH}}(?: |$)|.{1,${CHUNK_LENGTH}}`, 'gu')

type Place = { index: number; length: number }
type PlacedWord = { word: string; index: number }

function isInWord(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (isFoundInside(wanted) && word.includes(wanted))
}

function findInWord({ word, index }: PlacedWord, wanted: string): Place[] {
  const at = word.startsWith(wanted) ? 0 : isFoundInside(wanted) ? word.indexOf(wanted) : -1
  return at === -1 ? [] : [{ index: index + at, length: wanted.length }]
}

/** As searches find it: shorter words only begin a word. */
function isFoundInside(wanted: string): boolean {
  return Array.from(wanted).length > 2 || UNSPACED.test(wanted)
}

function findResembling({ word, index }: PlacedWord, wanted: string): Place[] {
  return scoreWord(wanted, word) > 0 ? [{ index, length: word.length }] : []
}
