/** What a link has besides its address: one that leaves the app opens a tab of its own, which learns nothing of this one. */
export function externalLinkProps(href: string): { target?: '_blank'; rel?: 'noopener noreferrer' } {
  return /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
