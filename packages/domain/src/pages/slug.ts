import { truncate } from '../text/index.ts'

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const MAX_SEGMENT = 80

/** Pictures among the characters: emoji, also those that are a letter or digit drawn as a picture. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu

/** Marks around a digit (keycaps), selectors and other characters without a shape; two of them separate words. */
const SHAPELESS = /(?![\u200b\u200c])[\p{Me}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns the path segment of a title: lower case, accents of Latin letters and emoji dropped, letters of other scripts
 * preserved, everything else a single hyphen, at most 80 characters. Empty without any letter or digit. Idempotent.
 */
export function slugify(title: string): string {
  const plain = title
    .replace(EMOJI, '-')
    .normalize('NFKD')
    .replace(SHAPELESS, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’]/gu, '')
    .replace(/[ßæœøåłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
  const slug = plain.replace(/[^\p{L}\p{M}\p{N}][^\p{L}\p{N}]*/gu, '-').replace(/^[-\p{M}]+|-+$/gu, '')
  return truncate(slug, MAX_SEGMENT).replace(/-+$/u, '')
}

/** The longest slug of an app: its host is a DNS label (architecture, section 9). */
const MAX_APP_SLUG = 40

/** Suggests the slug of an app by its name, in ASCII. Empty for names in other scripts. */
export function toAppSlug(name: string): string {
  const ascii = slugify(name).replace(/[^a-z0-9]+/gu, '-')
  return ascii.replace(/^-/u, '').slice(0, MAX_APP_SLUG).replace(/-+$/u, '')
}
