import { foldTerm, foldWords } from './fold-text.ts'
import { foldWithPlaces, listPlacedWords, mergeRanges, toRange, type TextRange } from './places.ts'
import { UNSPACED } from './search-text.ts'

/** Words are found by their beginnings up to this length; longer terms are compared by `findTermRanges`. */
const MAX_TOKEN_LENGTH = 20

/** More words of a term than these do not narrow a search down. */
const MAX_TERM_WORDS = 8

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
  const words = listPlacedWords(folded)
  const ranges: TextRange[] = []
  for (const one of wanted) {
    const found = words.flatMap(({ word, index }) => findInWord(word, one).map((at) => index + at))
    if (found.length === 0) return null
    for (const index of found) ranges.push(toRange(folded, index, index + one.length))
  }
  return mergeRanges(ranges)
}

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
