const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Checks links when rendering (security, "Owner code"). The contract validates them on save; this copy needs none of
 * its schemas, which members never load. A test ensures that both agree.
 */
export function isSafeHref(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (href.length === 0 || href.length > 2000 || /[\u0000-\u0020\\\u007f]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('#')) return true
  return URL.canParse(href) && schemes.includes(new URL(href).protocol)
}
