/**
 * Makes everything of a page but its blocks inert: links of the page neither open nor take the focus while it is
 * edited. `kept` is inside of `root` and stays as it is.
 */
export function makeInertExcept(root: Element | null, active: Element | null): void {
  for (let element = active; element && element !== root; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? [])
      if (sibling !== element) sibling.setAttribute('inert', '')
  }
}
