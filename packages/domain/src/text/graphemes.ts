/** Engines without `Intl.Segmenter` get flags, joined emoji and combining marks right, and nothing rarer. */
const FALLBACK =
  /\p{RI}\p{RI}|\r\n|\P{M}[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*(?:\u200d\P{M}[\p{M}\p{Emoji_Modifier}]*)*\u200d?|\p{M}+/gu

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null

/** UTF-16 units of the longest grapheme that is looked for at a cut. */
const MAX_GRAPHEME = 64

/** Splits a text into what readers see as characters: a flag, a family emoji or a letter with its marks is one. */
export function graphemes(text: string): string[] {
  if (segmenter === null) return text.match(FALLBACK) ?? []
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * Returns the longest beginning of whole graphemes that has at most `max` UTF-16 units, the unit of every length limit
 * and of `maxlength`. White space at the cut is dropped.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const grapheme of graphemes(text.slice(0, max + MAX_GRAPHEME))) {
    if (end + grapheme.length > max) break
    end += grapheme.length
  }
  return text.slice(0, end).trimEnd()
}

/** Returns a text of at most `max` UTF-16 units, with an ellipsis where it was cut. */
export function excerpt(text: string, max: number): string {
  return text.length <= max ? text : `${truncate(text, max - 1)}…`
}
