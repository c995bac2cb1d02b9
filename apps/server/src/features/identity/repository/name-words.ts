/** Stands after every other sign, so that a range of texts ends with it. */
const LAST_CHARACTER = '\u{10FFFF}'
const MAX_WORD_LENGTH = 40
const MAX_WORDS = 6

/** The words of a term as the table has them. A term of signs alone is looked for as it is, and so not found. */
export function splitTerm(term: string): string[] {
  const words = term
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const wanted = words.length > 0 || term === '' ? words : [term]
  return wanted.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** The range of words that begin with a word: from, and before. */
export function getWordRange(word: string): [from: string, before: string] {
  return [word, `${word}${LAST_CHARACTER}`]
}
