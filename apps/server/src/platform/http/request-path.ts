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
  const path = raw.includes('%') ? decode(raw) : raw
  if (path === null || path.includes('\0') || DOT_SEGMENT.test(path)) return null
  const query = mark < 0 ? NO_QUERY : new URLSearchParams(target.slice(mark + 1))
  return { path: path.normalize('NFC'), query }
}

/** Shared by all requests without a query; nobody changes it. */
const NO_QUERY = new URLSearchParams()

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
