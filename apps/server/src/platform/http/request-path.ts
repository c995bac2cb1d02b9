/** A request's target after the one normalisation that everything behind it relies on. */
export type RequestPath = { path: string; query: URLSearchParams }

const FORBIDDEN_ESCAPES = /%(?:2f|5c|00|2e)/i
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * Decodes and checks a request target once, before any routing: encoded separators, dot segments, NUL, backslashes
 * and broken escapes are refused with null (security, rule 4).
 */
export function readRequestPath(target: string | undefined): RequestPath | null {
  if (!target?.startsWith('/') || target.length > 8192) return null
  const mark = target.indexOf('?')
  const raw = mark < 0 ? target : target.slice(0, mark)
  if (FORBIDDEN_ESCAPES.test(raw) || raw.includes('\\') || raw.includes('//')) return null
  const path = decode(raw)
  if (path === null || path.includes('\0') || DOT_SEGMENT.test(path)) return null
  return { path: path.normalize('NFC'), query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)) }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
