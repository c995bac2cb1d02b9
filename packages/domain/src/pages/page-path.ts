import { RESERVED_SEGMENT_PREFIXES, RESERVED_SEGMENTS } from '../constants/index.ts'
import { slugify } from './slug.ts'

/** Why a path is refused before any look-up (security, rule 4). */
export type PathProblem =
  | 'path_malformed'
  | 'path_too_long'
  | 'path_has_nul'
  | 'path_has_control'
  | 'path_has_backslash'
  | 'path_has_encoded_separator'
  | 'path_has_dot_segment'
  | 'path_is_double_encoded'

/** A normalised path, or why there is none. */
export type NormalizedPath = { ok: true; path: string } | { ok: false; code: PathProblem }

const MAX_PATH = 1024
const FORBIDDEN_PATTERNS: readonly [RegExp, PathProblem][] = [
  [/\0|%00/u, 'path_has_nul'],
  [/\\/u, 'path_has_backslash'],
  [/%(2f|5c)/iu, 'path_has_encoded_separator'],
  [/[?#]/u, 'path_malformed'],
]

/**
 * Normalises the path of a request, percent-encoded and without query: decoded once, NFC, lower case, single
 * slashes, none at the end; the site root is `/`. Ambiguous paths are refused.
 */
export function normalizePath(raw: string): NormalizedPath {
  if (raw.length > MAX_PATH * 3) return reject('path_too_long')
  if (!raw.startsWith('/') || !raw.isWellFormed()) return reject('path_malformed')
  for (const [pattern, code] of FORBIDDEN_PATTERNS) if (pattern.test(raw)) return reject(code)

  const decoded = decode(raw)
  if (decoded === null) return reject('path_malformed')
  if (decoded.includes('%')) return reject('path_is_double_encoded')
  if (/\p{Cc}/u.test(decoded)) return reject('path_has_control')

  const segments = decoded
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .split('/')
    .filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..')) return reject('path_has_dot_segment')
  const path = `/${segments.join('/')}`
  return path.length > MAX_PATH ? reject('path_too_long') : { ok: true, path }
}

function reject(code: PathProblem): NormalizedPath {
  return { ok: false, code }
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null
  }
}

/** Whether the first segment of a normalised path is reserved by the product (architecture, section 9). */
export function isReservedPath(path: string): boolean {
  const [, first = ''] = path.split('/')
  return RESERVED_SEGMENTS.has(first) || RESERVED_SEGMENT_PREFIXES.some((prefix) => first.startsWith(prefix))
}

/** Why a page cannot have a path. */
export type PagePathProblem = PathProblem | 'path_reserved' | 'path_not_a_slug'

/**
 * Returns the path that an owner typed, with every segment as a slug, or why it is invalid. `path_not_a_slug`: a
 * segment without any letter or digit.
 */
export function toPagePath(typed: string): { ok: true; path: string } | { ok: false; code: PagePathProblem } {
  const text = typed.trim()
  const plain = text.startsWith('/') ? text : `/${text}`
  const normalised = normalizePath(plain.replace(/[?#%]/gu, encodeURIComponent))
  if (!normalised.ok) {
    if (normalised.code !== 'path_is_double_encoded') return normalised
    return toPagePath(plain.replaceAll('%', '-'))
  }
  if (isReservedPath(normalised.path)) return { ok: false, code: 'path_reserved' }

  const segments = normalised.path.split('/').slice(1).filter(Boolean).map(slugify)
  if (segments.includes('')) return { ok: false, code: 'path_not_a_slug' }
  const path = `/${segments.join('/')}`
  return isReservedPath(path) ? { ok: false, code: 'path_reserved' } : { ok: true, path }
}

/** The path of a page below another, by its title; a title without letters or digits becomes `page`. */
export function childPath(parent: string, title: string): string {
  return `${parent === '/' ? '' : parent}/${slugify(title) || 'page'}`
}
