/**
 * Invisible characters that change how text is read: controls other than breaks and tabs, and overrides of text
 * direction (Unicode, annex 9). Marks used in Arabic and Hebrew typing are not included.
 */
export const INVISIBLE_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t-\r\u0085])\p{Cc}/u
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu

/** Removes invisible characters, line breaks, and lone surrogates, which no column accepts. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(BIDI_CONTROLS, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
