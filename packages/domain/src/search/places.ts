import { graphemes } from '../text/index.ts'
import { foldText } from './fold-text.ts'

/** A part of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number }

/** A folded text with the place in the original that each of its units comes from. */
export type FoldedText = { text: string; starts: number[]; ends: number[] }

const WORDS = /[\p{L}\p{M}\p{N}]+|[\p{P}\p{S}]/gu

/** Lists the words of a folded text with their places in it. */
export function listPlacedWords({ text }: Pick<FoldedText, 'text'>): { word: string; index: number }[] {
  return [...text.matchAll(WORDS)].map((found) => ({ word: found[0], index: found.index }))
}

/** Folds a text character by character, with the place in the text that each folded unit comes from. */
export function foldWithPlaces(text: string): FoldedText {
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

/** The part of the original that a part of its folded text comes from. */
export function toRange({ starts, ends }: FoldedText, from: number, to: number): TextRange {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }
}

/** Puts ranges in order and joins those that meet. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}
