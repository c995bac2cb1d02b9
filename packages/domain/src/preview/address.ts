/** The sign of the page builder's preview in an address (spec section 2, "Page data and preview"). */
const SIGN = 'page-builder'

/**
 * Where the studio opens a preview, in the app's own language unless said: `nonce` names this one among the frames of a browser. It is
 * no secret and opens nothing.
 */
export function previewAddress(
  origin: string,
  path: string,
  nonce: string,
  locale: string | null = null,
): string {
  const url = new URL(path, origin)
  if (locale !== null) url.searchParams.set('lang', locale)
  url.searchParams.set(SIGN, nonce)
  return url.href
}

const NONCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The name under which the studio opened this preview, a UUID; null where it is only laid out as one. */
export function previewNonce(search: string): string | null {
  const name = new URLSearchParams(search).get(SIGN)
  return name !== null && NONCE.test(name) ? name : null
}

/** The same address laid out as a preview, and nothing more. */
export function asLayoutOnly(address: string): string {
  const url = new URL(address)
  url.searchParams.set(SIGN, '')
  return url.href
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
