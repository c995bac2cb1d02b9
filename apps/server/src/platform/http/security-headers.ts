/** Headers of every API response: no framing, no sniffing, no storing unless the route sets otherwise. */
export const apiHeaders: Record<string, string> = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

type PagePolicy = {
  /** `sha256-...` of the sheet inlined in the document. */
  style_hashes?: readonly string[]
  /** `sha256-...` of the one script that sets the colour mode before the first paint. */
  script_hashes?: readonly string[]
  /** Only the editor's document may use inline style elements. */
  allow_inline_styles?: boolean
  /** Where the page may be framed: itself and the studio. */
  frame_ancestors?: readonly string[]
  /** Allowed frame origins besides https embeds. */
  frame_sources?: readonly string[]
  /** Origin of the page's WebSocket. */
  realtime_origin?: string
  /** The page may load Stripe, because its app takes money through it. */
  allow_stripe?: boolean
}

const STRIPE_SCRIPT = 'https://js.stripe.com'
const STRIPE_API = 'https://api.stripe.com'

/**
 * Hash of the one style element that react-aria adds by itself (`touch-action` of pressable elements). The e2e tests
 * fail when a new version changes its text.
 */
const REACT_ARIA_STYLE_HASH = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='

/** The policy of a document of ours (security, "Browser"). */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  const stripe = (source: string) => (policy.allow_stripe ? ` ${source}` : '')
  const quote = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join('')
  const csp = [
    "default-src 'self'",
    `script-src 'self'${quote(policy.script_hashes)}${stripe(STRIPE_SCRIPT)}`,
    policy.allow_inline_styles
      ? "style-src-elem 'self' 'unsafe-inline'"
      : `style-src-elem 'self'${quote([...(policy.style_hashes ?? []), REACT_ARIA_STYLE_HASH])}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${stripe(STRIPE_API)}${policy.realtime_origin ? ` ${policy.realtime_origin}` : ''}`,
    `frame-src 'self' https:${(policy.frame_sources ?? []).map((source) => ` ${source}`).join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${policy.frame_ancestors?.join(' ') ?? "'self'"}`,
  ].join('; ')
  return {
    'content-security-policy': csp,
    'permissions-policy': `camera=(), microphone=(self), geolocation=(), payment=(self${stripe(`"${STRIPE_SCRIPT}"`)})`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}
