import { foldTerm, foldText } from '@foyer/domain/search'

export type MatchPart = { readonly text: string; readonly is_match: boolean }

/** Splits a title into the parts that a term finds and the rest. */
export function splitMatch(title: string, term: string): MatchPart[] {
  const wanted = foldTerm(term)
  const pieces = title.split(/([\p{L}\p{M}\p{N}]+)/u).filter((piece) => piece !== '')
  return pieces.flatMap((piece) => splitWord(piece, wanted))
}

function splitWord(word: string, wanted: readonly string[]): MatchPart[] {
  const folded = foldText(word)
  const found = wanted.find((part) => folded.startsWith(part) || (part.length > 2 && folded.includes(part)))
  if (found === undefined) return [{ text: word, is_match: false }]
  // Some letters fold to two, or to none: then the whole word is marked.
  const start = folded.length === word.length ? folded.indexOf(found) : 0
  const end = folded.length === word.length ? start + found.length : word.length
  return [
    { text: word.slice(0, start), is_match: false },
    { text: word.slice(start, end), is_match: true },
    { text: word.slice(end), is_match: false },
  ].filter(({ text }) => text !== '')
}
