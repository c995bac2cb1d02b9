/** The URL schemes allowed in an owner's links (security, "Owner code"); others are refused on save. */
export const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'] as const

/**
 * Whether a link may be stored and rendered: an absolute URL with a safe scheme, or a path of the app. Control
 * characters and backslashes are refused, because browsers drop or convert them when parsing a scheme.
 */
export function isSafeLink(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (href.length === 0 || href.length > 2000 || /[\u0000-\u0020\\\u007f]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('#')) return true
  if (!URL.canParse(href)) return false
  return (linkSchemes as readonly string[]).includes(new URL(href).protocol)
}
