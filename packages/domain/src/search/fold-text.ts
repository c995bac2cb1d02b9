/** Letters that people type without their stroke, as two letters, or in another form of the same letter. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i' },
  ς: 'σ',
  // Arabic: alef with wasla, alef maqsura, teh marbuta, the Persian and Urdu forms of kaf, yeh and heh, and tatweel.
  ...{ ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي', ہ: 'ه', ھ: 'ه', ە: 'ه', ـ: '' },
}
const FOLDED_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Accents, tashkeel and niqqud. Marks of other scripts are letters of their own, and so are those of kana. */
const ACCENTS =
  /(?=[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}])(?![\u3099\u309A])\p{M}/gu
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu
const KATAKANA = /[\u30A1-\u30F6]/gu
const KATAKANA_OFFSET = 0x60

/**
 * Reduces a text to what people type to find it: lower case, without accents, tashkeel and invisible characters,
 * in one form of each letter, digit and kana. Idempotent, so stored texts and terms are compared as they are.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(FOLDED_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(FOREIGN_DIGITS, toLatinDigit)
    .normalize('NFC')
    .replaceAll(KATAKANA, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - KATAKANA_OFFSET))
}

/** Digits of a script follow each other from zero to nine. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return `${value}`
}

/** Splits a text into its folded words; each sign and emoji is one, so that it can be found too. */
export function foldWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+|[\p{P}\p{S}]/gu) ?? []
}

/** Splits a term into its folded words, each once. Signs count only in a term without words: O’Brien is O'Brien. */
export function foldTerm(term: string): string[] {
  return withoutSigns([...new Set(foldWords(term))])
}

/** Leaves out words that are signs, but emoji; all of them stay where there is nothing else. */
export function withoutSigns(words: readonly string[]): string[] {
  const found = words.filter((word) => /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]/u.test(word))
  return found.length > 0 ? found : [...words]
}
