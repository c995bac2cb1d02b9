/** The kinds of link that an owner or a member may enter. */
export type LinkKind = 'web' | 'mail' | 'phone'

/**
 * Returns the kind of a link, `null` if it is not allowed: only `http`, `https`, `mailto` and `tel`, without white
 * space, control characters (browsers skip some of them inside `javascript:`), user name or password.
 */
export function linkKind(link: string): LinkKind | null {
  if (link.length > 2048 || /[\s\p{Cc}\\<>"`]/u.test(link)) return null
  if (/^mailto:[^?&/:]+@[^?&/:]+(\?[^#]*)?$/iu.test(link)) return 'mail'
  if (/^tel:\+?[\d().-]{2,32}$/iu.test(link)) return 'phone'
  if (!/^https?:\/\/[^/]/iu.test(link) || !URL.canParse(link)) return null

  const { protocol, hostname, username, password } = new URL(link)
  const is_web = (protocol === 'http:' || protocol === 'https:') && hostname !== ''
  return is_web && username === '' && password === '' ? 'web' : null
}

/** Whether a link may be saved and shown (security, "Owner code"). */
export function isSafeLink(link: string): boolean {
  return linkKind(link) !== null
}
