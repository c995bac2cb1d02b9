/** A piece of a text: plain, or the place of an attribute with what is shown where it has no value. */
export type TextPart = string | { slug: string; fallback: string }

const SLUG = String.raw`(?:page|member)\.[a-z][a-z0-9_]{0,39}`
const REST = String.raw`(?:\|([^{}]*))?`

/** A token in double braces is meant literally; the first group is what it shows. */
const TOKEN = new RegExp(String.raw`\{(\{${SLUG}(?:\|[^{}]*)?\})\}|\{(${SLUG})${REST}\}`, 'g')

/**
 * Reads the tokens of a text: `{member.first_name|there}`. Other braces are text, and `{{page.title}}` shows
 * `{page.title}`. Adjacent plain pieces are one.
 */
export function parseTokens(text: string): TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    plain += text.slice(end, match.index)
    end = match.index + match[0].length
    const [, literal, slug, fallback = ''] = match
    if (slug === undefined) {
      plain += literal ?? ''
      continue
    }
    if (plain !== '') parts.push(plain)
    plain = ''
    parts.push({ slug, fallback })
  }
  plain += text.slice(end)
  return plain === '' ? parts : [...parts, plain]
}

/** Finds the tokens of a text by their positions; those that are meant literally are none. */
export function findTokens(text: string): { slug: string; fallback: string; from: number; to: number }[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, 2: slug, 3: fallback = '', index }) =>
    slug === undefined ? [] : [{ slug, fallback, from: index, to: index + token.length }],
  )
}

/** Writes a token. Braces of the fallback text would end it, so they are left out. */
export function formatToken(slug: string, fallback: string): string {
  const safe_fallback = fallback.replaceAll(/[{}]/g, '')
  return safe_fallback === '' ? `{${slug}}` : `{${slug}|${safe_fallback}}`
}

/** Returns a text with the values of its attributes; a missing or blank value shows the fallback text. */
export function fillParts(
  parts: readonly TextPart[],
  getValue: (slug: string) => string | null | undefined,
): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : getValue(part.slug)?.trim() || part.fallback))
    .join('')
}

/** Returns a text with the fallback texts of all its tokens, as search and cards show it. */
export function withoutTokens(text: string): string {
  return text.includes('{') ? fillParts(parseTokens(text), () => null) : text
}
