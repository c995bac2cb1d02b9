import { RESERVED_SLUGS } from '../constants/index.ts'

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

/** The slug that an app's name suggests, in plain Latin; it may still be too short, reserved or taken. */
export function suggestAppSlug(name: string): string {
  return slugify(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/gu, '')
}

/** Why a slug cannot name an app. */
export type AppSlugProblem = 'slug_invalid' | 'slug_reserved'

/**
 * Why this cannot be the slug of an app, `null` when it can: `[a-z0-9-]{3,40}`, not reserved, no `xn--`
 * (architecture, section 9), and as the label of a host no hyphen at its ends (RFC 1123).
 */
export function validateAppSlug(slug: string): AppSlugProblem | null {
  if (!/^[a-z0-9-]{3,40}$/u.test(slug) || /^-|-$|^xn--/u.test(slug)) return 'slug_invalid'
  return RESERVED_SLUGS.has(slug) ? 'slug_reserved' : null
}
