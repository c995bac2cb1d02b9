/** The sign of the page builder's preview in an address (spec section 2, "Page data and preview"). */
const PREVIEW_PARAM = 'page-builder'

/**
 * Returns the address at which the studio opens a preview, by default in the app's language. `nonce` identifies it
 * among a browser's frames; it is no secret and grants no access.
 */
export function previewUrl(
  origin: string,
  path: string,
  nonce: string,
  locale: string | null = null,
): string {
  const url = new URL(path, origin)
  if (locale !== null) url.searchParams.set('lang', locale)
  url.searchParams.set(PREVIEW_PARAM, nonce)
  return url.href
}

const NONCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The name under which the studio opened this preview, a UUID; null where it is only laid out as one. */
export function parsePreviewNonce(search: string): string | null {
  const value = new URLSearchParams(search).get(PREVIEW_PARAM)
  return value !== null && NONCE.test(value) ? value : null
}

/** The same address laid out as a preview, and nothing more. */
export function toLayoutPreview(address: string): string {
  const url = new URL(address)
  url.searchParams.set(PREVIEW_PARAM, '')
  return url.href
}

/** An address of the app that stays in the preview of `search`. */
export function withPreviewParam(to: string, search: string): string {
  const nonce = parsePreviewNonce(search)
  if (nonce === null) return to
  const [pathAndQuery = '', ...hash] = to.split('#')
  const [path = '', query] = pathAndQuery.split('?')
  const params = new URLSearchParams(query)
  params.set(PREVIEW_PARAM, nonce)
  return `${path}?${params}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
