/**
 * Whether a link may be stored and rendered (security, "Owner code"): `http` and `https` without a user name or
 * password, `mailto`, `tel`, a path of the app or a fragment. Browsers drop or convert white space, control characters
 * and backslashes when they parse a scheme, so these are refused.
 */
export function isSafeLink(link: string): boolean {
  if (link.length > 2000 || /[\s\p{Cc}\\<>"`]/u.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  if (link.startsWith('#')) return true
  if (/^mailto:([^?&/:]+@[^?&/:]+)?(\?[^#]*)?$/iu.test(link)) return link.length > 'mailto:'.length
  if (/^tel:\+?[\d().*#-]{2,32}(;[a-z]+=[\w.+-]+)*$/iu.test(link)) return true
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/iu.test(link) || !URL.canParse(link)) return false
  return new URL(link).hostname !== ''
}
