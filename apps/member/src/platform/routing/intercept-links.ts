/** The parts of a click that decide who handles it. */
export type LinkClick = {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The parts of a link that decide where it leads. */
export type LinkTarget = { href: string; target: string; has_download: boolean }

/** First segments that the server answers with something else than the app. */
const NON_APP_PATHS =
  /^\/(api|media|dev|_[^/]*|healthz|readyz|metrics|sw\.js|manifest\.webmanifest|robots\.txt|sitemap\.xml)(\/|$)/

/**
 * The path, query and hash that a click on a link leads to; null when the browser handles it: other origins, new
 * tabs, downloads, modified clicks, files, and fragments of the same page.
 */
export function resolveLinkDestination(click: LinkClick, link: LinkTarget, current: string): string | null {
  const is_plain = !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey && click.button === 0
  if (click.defaultPrevented || !is_plain || link.has_download) return null
  if (link.target !== '' && link.target !== '_self') return null
  const from = new URL(current)
  const to = new URL(link.href, current)
  if (to.origin !== from.origin || !/^https?:$/.test(to.protocol) || NON_APP_PATHS.test(to.pathname))
    return null
  if (to.pathname === from.pathname && to.search === from.search && to.hash !== '') return null
  return to.pathname + to.search + to.hash
}

/** Makes links of the app navigate without a reload. One listener serves all links. */
export function interceptLinks(root: Document, navigate: (to: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || !anchor.hasAttribute('href')) return
    const { href, target } = anchor
    const to = resolveLinkDestination(
      event,
      { href, target, has_download: anchor.hasAttribute('download') },
      root.location.href,
    )
    if (to === null) return
    event.preventDefault()
    navigate(to)
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
