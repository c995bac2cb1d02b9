/** Sorts after every other character, to end a range of texts. */
const LAST_CHARACTER = '\u{10FFFF}'
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 6

/**
 * Splits a term into words as the table stores them. A term without letters is returned as it is and matches
 * nothing.
 */
export function splitTerm(term: string): string[] {
  const words = term
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const wanted = words.length > 0 || term === '' ? words : [term]
  return wanted.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** Returns the half-open range of words that start with a word. */
export function getWordRange(word: string): [from: string, before: string] {
  return [word, `${word}${LAST_CHARACTER}`]
}
