/** Returns the attributes of a link besides its address: external links open a new tab without access to this one. */
export function externalLinkProps(href: string): { target?: '_blank'; rel?: 'noopener noreferrer' } {
  return /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
