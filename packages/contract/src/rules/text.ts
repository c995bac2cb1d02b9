/** Has a character that can be seen: none of the ignorable, blank, control or combining ones shows anything alone. */
const VISIBLE =
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cs}\p{M}\p{Noncharacter_Code_Point}\u2800\u{1d159}\ufff9-\ufffc]/u

/** Embeddings, overrides and isolates of text direction (Unicode annex 9), which reorder what surrounds them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu

/** Characters without a shape, less the joiners and selectors that emoji and scripts need. */
const SHAPELESS = /[\u034f\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffc\u{e0001}]/gu
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu

/** Whether anything of a text can be seen. A text of marks, joiners, blanks and controls shows nothing. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text)
}

/**
 * Returns a text of one line as it is stored: without direction controls and shapeless characters, breaks and blank
 * symbols as spaces, trimmed. Empty where nothing can be seen.
 */
export function cleanLine(text: string): string {
  if (!hasVisibleText(text)) return ''
  const line = text
    .toWellFormed()
    .replace(DIRECTION_CONTROLS, '')
    .replace(SHAPELESS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(BLANK, ' ')
  return trimJoiners(line)
}

/**
 * Returns a text of several lines as it is stored: without direction controls and controls other than tabs and line
 * breaks, trimmed. Empty where nothing can be seen.
 */
export function cleanText(text: string): string {
  if (!hasVisibleText(text)) return ''
  return text
    .toWellFormed()
    .replace(DIRECTION_CONTROLS, '')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .trim()
}

/** A loop, because a pattern that ends in `$` takes quadratic time. */
function trimJoiners(text: string): string {
  let end = text.length
  while (end > 0 && /[\s\p{Join_Control}]/u.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).replace(/^[\s\p{Join_Control}\p{Variation_Selector}]+/u, '')
}
