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

/**
 * Returns the path segment of a title: lower case, accents of Latin letters dropped, letters of other scripts
 * preserved, everything else a single hyphen, at most 80 characters. Empty without any letter or digit. Idempotent.
 */
export function slugify(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['’]/gu, '')
    .replace(/[ßæœøåłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
  return truncate(plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^[-\p{M}]+|-+$/gu, ''))
}

/** The longest slug of an app: its host is a DNS label (architecture, section 9). */
const MAX_APP_SLUG = 40

/** Suggests the slug of an app by its name, in ASCII. Empty for names in other scripts. */
export function toAppSlug(name: string): string {
  const ascii = slugify(name).replace(/[^a-z0-9]+/gu, '-')
  return ascii.replace(/^-/u, '').slice(0, MAX_APP_SLUG).replace(/-+$/u, '')
}

function truncate(slug: string): string {
  if (slug.length <= MAX_SEGMENT) return slug
  return Array.from(slug)
    .reduce(
      (allowed, character) =>
        allowed.length + character.length <= MAX_SEGMENT ? allowed + character : allowed,
      '',
    )
    .replace(/-+$/u, '')
}
