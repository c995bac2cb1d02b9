import { foldTerm, foldText } from '@foyer/domain/search'

/** A piece of a label; `is_match` where it is what was typed. */
export type LabelSegment = { readonly text: string; readonly is_match: boolean }

/** Splits a label into segments, so that the matched beginnings of words can be emphasized. */
export function splitByMatch(label: string, query: string): LabelSegment[] {
  const terms = foldTerm(query)
  return label.split(/([^\p{L}\p{M}\p{N}]+)/u).flatMap((word) => {
    const length = Math.max(0, ...terms.map((term) => getMatchLength(word, term)))
    const [head, tail] = [word.slice(0, length), word.slice(length)]
    return [
      { text: head, is_match: true },
      { text: tail, is_match: false },
    ].filter(({ text }) => text !== '')
  })
}

/** How much of a word is the term; a letter such as ß folds to two, and marks after a letter belong to it. */
function getMatchLength(word: string, term: string): number {
  if (!foldText(word).startsWith(term)) return 0
  let length = 0
  for (const character of word) {
    if (foldText(word.slice(0, length)).length >= term.length && !/\p{M}/u.test(character)) break
    length += character.length
  }
  return length
}
