import { foldTerm, foldWords, withoutSigns } from './fold-text.ts'
import { countAllowedErrors } from './rank-title.ts'
import { toSearchTerm, toSearchText, UNSPACED } from './search-text.ts'

/** More words of a term than these do not narrow a search down. */
const MAX_TERM_WORDS = 8

/**
 * Folds a title, or a term, to its words with a space before each, so that whole titles and beginnings of words are
 * compared as texts. Signs count only in a text without words.
 */
export function foldTitle(text: string): string {
  return withoutSigns(foldWords(text))
    .map((word) => ` ${word}`)
    .join('')
}

const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)+/gu
const HYPHENS = /[-\u2010\u2011]/gu

/** Lists the forms in which a title is searched: as it is, and without its hyphens, so that pullup finds Pull-up. */
export function listTitleForms(title: string): string[] {
  return [...new Set([title, title.replaceAll(HYPHENATED, (words) => words.replaceAll(HYPHENS, ''))])]
}

/** Lists the words of a text that have hyphens, without them. */
export function listJoinedWords(text: string): string[] {
  return [...new Set(text.match(HYPHENATED))].map((words) => words.replaceAll(HYPHENS, ''))
}

/** A term as it is compared with folded titles (`foldTitle`) by `like`. */
export type TitlePatterns = {
  /** The folded term: a title that is exactly the term has nothing else. */
  readonly key: string
  /** Of each word: it begins a word of the title. */
  readonly beginnings: readonly string[]
  /** Of each word: it is in a word of the title; those of one or two letters begin one. */
  readonly insides: readonly string[]
}

/** Prepares a term to be compared with folded titles. */
export function toTitlePatterns(term: string): TitlePatterns {
  const words = foldTerm(term)
  return {
    key: foldTitle(term),
    beginnings: words.map((word) => `% ${escapePattern(word)}%`),
    insides: words.map((word) =>
      Array.from(word).length > 2 || UNSPACED.test(word)
        ? `%${escapePattern(word)}%`
        : `% ${escapePattern(word)}%`,
    ),
  }
}

function escapePattern(word: string): string {
  return word.replaceAll(/[\\%_]/gu, String.raw`\$&`)
}

/** Lists what titles are found by: the grams of `toSearchText`, and the pairs by which `listPieces` finds words. */
export function listTitleTokens(titles: readonly string[]): string[] {
  const text = titles.join(' ')
  return [...new Set([...toSearchText(text).grams, ...foldWords(text).flatMap(listPairs)])]
}

/** A part of a word as a title may have it: all of these tokens, and the part itself. */
export type TitlePiece = { readonly tokens: readonly string[]; readonly part: string }

/**
 * Lists for each word of a term the ways in which a title can have it, with as many typing errors as
 * `createTitleScorer` allows: of so many parts and one more, one is without an error. None of a term without words.
 */
export function listPieces(term: string): TitlePiece[][] {
  return foldTerm(term).slice(0, MAX_TERM_WORDS).map(listPiecesOfWord)
}

function listPiecesOfWord(word: string): TitlePiece[] {
  const allowed = countAllowedErrors(word)
  if (allowed === 0 || UNSPACED.test(word)) return [{ tokens: toSearchTerm(word).grams, part: word }]
  const characters = Array.from(word)
  const cuts = Array.from({ length: allowed + 2 }, (_, n) =>
    Math.floor((n * characters.length) / (allowed + 1)),
  )
  const parts = cuts.slice(1).map((end, n) => characters.slice(cuts[n], end).join(''))
  return [
    ...parts.map((part, index) => ({ part, tokens: index === 0 ? listStart(part) : listInside(part) })),
    // Two letters that are swapped across a cut break both parts.
    ...cuts.slice(1, -1).map((cut) => {
      const part = swap(characters, cut)
      return { part, tokens: toSearchTerm(part).grams }
    }),
  ]
}

/** The first part begins a word of the title. */
function listStart(part: string): string[] {
  return [...new Set([Array.from(part).slice(0, 2).join(''), ...toSearchTerm(part).grams])]
}

function listInside(part: string): readonly string[] {
  return Array.from(part).length < 3 ? listPairs(part) : toSearchTerm(part).grams
}

function swap(characters: readonly string[], at: number): string {
  const swapped = [...characters]
  const [before, after] = characters.slice(at - 1, at + 1)
  swapped.splice(at - 1, 2, after ?? '', before ?? '')
  return swapped.join('')
}

/** The pairs of neighbours of a word, marked: a pair without the mark begins a word. */
function listPairs(word: string): string[] {
  if (UNSPACED.test(word)) return []
  const characters = Array.from(word)
  return characters.slice(1).map((next, index) => `~${characters[index] ?? ''}${next}`)
}
