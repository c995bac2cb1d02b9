import { foldTerm, foldWords } from './fold-text.ts'

/** Scripts without spaces between words, or with words that are searched by any part of two characters. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The length of the parts by which the inside of a word is found. */
const GRAM_LENGTH = 3

/** A text as it is stored to be searched. */
export type SearchText = {
  /** The folded words, each after a space. */
  readonly words: string
  /** The first one and two characters of each word, all runs of three, and of unspaced scripts of one and two. */
  readonly grams: readonly string[]
}

/** A term as it is compared with stored texts: they contain all of its grams, and each of its long words. */
export type SearchTerm = { readonly grams: readonly string[]; readonly long_words: readonly string[] }

/** Prepares a text for the search of `toSearchTerm`. */
export function toSearchText(text: string): SearchText {
  const words = [...new Set(foldWords(text))]
  return { words: words.map((word) => ` ${word}`).join(''), grams: [...new Set(words.flatMap(listGrams))] }
}

/** Prepares a term: words of one or two characters begin a word of the text, longer ones are anywhere in a word. */
export function toSearchTerm(term: string): SearchTerm {
  const words = foldTerm(term)
  return {
    grams: [...new Set(words.flatMap((word) => listRuns(Array.from(word))))],
    long_words: words.filter((word) => Array.from(word).length > GRAM_LENGTH),
  }
}

/** Returns whether a term is long enough to be searched: two characters, or one of a script without spaces. */
export function hasSearchLength(term: string): boolean {
  const text = foldTerm(term).join('')
  return Array.from(text).length >= 2 || UNSPACED.test(text)
}

/**
 * Returns a function that finds a term in the folded words of a text as the searches of the server do. An empty term
 * is found everywhere.
 */
export function createMatcher(term: string): (words: readonly string[]) => boolean {
  const words = foldTerm(term).map((word): ((words: readonly string[]) => boolean) => {
    const is_inside = Array.from(word).length >= GRAM_LENGTH || UNSPACED.test(word)
    return (found) => found.some((one) => (is_inside ? one.includes(word) : one.startsWith(word)))
  })
  return (found) => words.every((matches) => matches(found))
}

function listGrams(word: string): string[] {
  const characters = Array.from(word)
  const grams = [characters.slice(0, 1).join(''), characters.slice(0, 2).join('')]
  for (let index = 0; index + GRAM_LENGTH <= characters.length; index += 1)
    grams.push(characters.slice(index, index + GRAM_LENGTH).join(''))
  return UNSPACED.test(word) ? [...grams, ...listUnspacedGrams(characters)] : grams
}

/** Each character of an unspaced script, and each pair of neighbours with one of them. */
function listUnspacedGrams(characters: readonly string[]): string[] {
  const is_unspaced = characters.map((character) => UNSPACED.test(character))
  return characters.flatMap((character, index) => [
    ...(is_unspaced[index] ? [character] : []),
    ...(is_unspaced[index] || is_unspaced[index + 1] ? [character + (characters[index + 1] ?? '')] : []),
  ])
}

function listRuns(characters: readonly string[]): string[] {
  if (characters.length <= GRAM_LENGTH) return [characters.join('')]
  return Array.from({ length: characters.length - GRAM_LENGTH + 1 }, (_, index) =>
    characters.slice(index, index + GRAM_LENGTH).join(''),
  )
}

/** Lists the words by whose beginnings a name is found, and for unspaced scripts all their endings too. */
export function listNameWords(name: string): string[] {
  return [
    ...new Set(
      foldTerm(name).flatMap((word) => {
        const characters = Array.from(word)
        const starts = characters.flatMap((character, index) =>
          index === 0 || UNSPACED.test(character) ? [index] : [],
        )
        return starts.map((start) => characters.slice(start).join(''))
      }),
    ),
  ]
}
