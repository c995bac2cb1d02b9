import { foldTerm, foldWords } from './fold-text.ts'

/** The score of a title that is the term. */
const EXACT = 5

/**
 * Returns a function that scores a title for a term: 0 is no match, higher is better. Every word of the term must be a
 * word of the title, its beginning, a part of it, or one typed with few errors.
 */
export function createTitleScorer(term: string): (title: string) => number {
  const wanted = foldTerm(term)
  if (wanted.length === 0) return () => 1
  // Many titles share their words.
  const scores = new Map<string, number>()
  const scoreOnce = (word: string, candidate: string): number => {
    const key = `${word} ${candidate}`
    const score = scores.get(key) ?? scoreWord(word, candidate)
    scores.set(key, score)
    return score
  }
  return (title) => {
    const words = foldWords(title)
    let total = 0
    for (const word of wanted) {
      const best = Math.max(0, ...words.map((candidate) => scoreOnce(word, candidate)))
      if (best === 0) return 0
      total += best
    }
    return words.join(' ') === wanted.join(' ') ? EXACT : total / wanted.length
  }
}

/** How many typing errors a folded word may have to be found all the same. */
export function countAllowedErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** How well a word of a title fits a typed one: 4 equal, 3 begins with it, 2 contains it, 1 with typing errors, 0 not. */
export function scoreWord(word: string, candidate: string): number {
  if (candidate === word) return 4
  if (candidate.startsWith(word)) return 3
  if (word.length > 2 && candidate.includes(word)) return 2
  const allowed = countAllowedErrors(word)
  // The of a title is no mistyped Theo.
  if (allowed === 0 || countAllowedErrors(candidate) === 0) return 0
  // A word that is not typed to its end is compared with the beginning of the other.
  const compared = [candidate, candidate.slice(0, word.length)]
  return compared.some((text) => countErrors(word, text, allowed) <= allowed) ? 1 : 0
}

/** The typing errors between two words: a letter too much, missing, wrong or swapped with its neighbour. */
function countErrors(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return allowed + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const is_same = one[i - 1] === other[j - 1]
      const is_swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (is_same ? 0 : 1),
        i > 1 && j > 1 && is_swapped ? at(before, j - 2) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
