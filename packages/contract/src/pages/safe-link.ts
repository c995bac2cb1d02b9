/** Schemes a link of an owner may have (security, "Owner code"); everything else is refused on save. */
export const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'] as const

/**
 * Tells whether a link may be stored and rendered: an absolute one with a safe scheme, or a path of the app itself.
 * Control characters and backslashes are refused, since browsers drop or turn them while they read a scheme.
 */
export function isSafeLink(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (href.length === 0 || href.length > 2000 || /[\u0000-\u0020\\\u007f]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('#')) return true
  if (!URL.canParse(href)) return false
  return (linkSchemes as readonly string[]).includes(new URL(href).protocol)
}
