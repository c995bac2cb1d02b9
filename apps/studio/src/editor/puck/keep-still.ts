/**
 * Makes everything of a page but its blocks inert: links of the page neither open nor take the focus while it is
 * edited. `kept` is inside of `root` and stays as it is.
 */
export function keepStill(root: Element | null, kept: Element | null): void {
  for (let inner = kept; inner && inner !== root; inner = inner.parentElement) {
    for (const sibling of inner.parentElement?.children ?? [])
      if (sibling !== inner) sibling.setAttribute('inert', '')
  }
}
