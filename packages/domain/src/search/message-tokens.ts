import { graphemes } from '../text/index.ts'
import { foldTerm, foldText, foldWords } from './fold-text.ts'
import { UNSPACED } from './search-text.ts'

/** Words are found by their beginnings up to this length; longer terms are compared by `findTermRanges`. */
const MAX_TOKEN_LENGTH = 20

/** More words of a term than these do not narrow a search down. */
const MAX_TERM_WORDS = 8

/** A part of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number }

/**
 * Lists what a message is found by: the beginnings of its folded words, and of scripts without spaces each character
 * and each pair of neighbours.
 */
export function listMessageTokens(text: string): string[] {
  return [...new Set([...new Set(foldWords(text))].flatMap(listWordTokens))]
}

/** Lists the tokens that a message has in which every word of a term begins a word; none if nothing can be found. */
export function listTermTokens(term: string): string[] {
  const words = foldTerm(term).slice(0, MAX_TERM_WORDS)
  return [...new Set(words.flatMap(listTokensOfTermWord))]
}

/**
 * Finds the places of a text that a term matches, in order and without overlaps; null where one of its words is not
 * there. Every word of the term begins a word of the text, and of scripts without spaces it is anywhere.
 */
export function findTermRanges(text: string, term: string): TextRange[] | null {
  const wanted = foldTerm(term).slice(0, MAX_TERM_WORDS)
  const folded = foldWithPlaces(text)
  const words = [...folded.text.matchAll(WORDS)].map((found) => ({ word: found[0], index: found.index }))
  const ranges: TextRange[] = []
  for (const one of wanted) {
    const found = words.flatMap(({ word, index }) => findInWord(word, one).map((at) => index + at))
    if (found.length === 0) return null
    for (const index of found) ranges.push(toRange(folded, index, index + one.length))
  }
  return mergeRanges(ranges)
}

const WORDS = /[\p{L}\p{M}\p{N}]+|[\p{P}\p{S}]/gu

function listWordTokens(word: string): string[] {
  const characters = Array.from(word)
  const tokens: string[] = []
  for (let length = 1; length <= Math.min(characters.length, MAX_TOKEN_LENGTH); length += 1)
    tokens.push(characters.slice(0, length).join(''))
  if (!UNSPACED.test(word)) return tokens
  const singles = characters.filter((character) => UNSPACED.test(character))
  return [...tokens.slice(0, 2), ...singles, ...listPairs(characters)]
}

function listTokensOfTermWord(word: string): string[] {
  const characters = Array.from(word)
  if (!UNSPACED.test(word)) return [characters.slice(0, MAX_TOKEN_LENGTH).join('')]
  return characters.length === 1 ? characters : listPairs(characters)
}

/** Pairs of neighbours of which one at least is of a script without spaces. */
function listPairs(characters: readonly string[]): string[] {
  return characters.slice(1).flatMap((next, index) => {
    const pair = `${characters[index] ?? ''}${next}`
    return UNSPACED.test(pair) ? [pair] : []
  })
}

function findInWord(word: string, wanted: string): number[] {
  if (!UNSPACED.test(wanted)) return word.startsWith(wanted) ? [0] : []
  const found: number[] = []
  for (let at = word.indexOf(wanted); at !== -1; at = word.indexOf(wanted, at + 1)) found.push(at)
  return found
}

type FoldedText = { text: string; starts: number[]; ends: number[] }

/** Folds a text character by character, with the place in the text that each folded unit comes from. */
function foldWithPlaces(text: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  let index = 0
  for (const segment of graphemes(text)) {
    const units = foldText(segment)
    folded.text += units
    for (let n = 0; n < units.length; n += 1) {
      folded.starts.push(index)
      folded.ends.push(index + segment.length)
    }
    index += segment.length
  }
  return folded
}

function toRange({ starts, ends }: FoldedText, from: number, to: number): TextRange {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}
