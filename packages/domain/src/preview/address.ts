/** The sign of the page builder's preview in an address (spec section 2, "Page data and preview"). */
const SIGN = 'page-builder'

/** Where the studio opens a preview: `nonce` names this one among the frames of a browser. It is no secret and opens nothing. */
export function previewAddress(origin: string, path: string, nonce: string): string {
  const url = new URL(path, origin)
  url.searchParams.set(SIGN, nonce)
  return url.href
}

/** The name under which the studio opened this preview; null where it is only laid out as one. */
export function previewNonce(search: string): string | null {
  return new URLSearchParams(search).get(SIGN) || null
}

/** An address of the app that stays in the preview of `search`. */
export function withPreview(to: string, search: string): string {
  const nonce = previewNonce(search)
  if (nonce === null) return to
  const [rest = '', ...hash] = to.split('#')
  const [path = '', query] = rest.split('?')
  const asked = new URLSearchParams(query)
  asked.set(SIGN, nonce)
  return `${path}?${asked}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
