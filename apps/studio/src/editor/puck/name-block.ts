/** Names a block of the canvas for screen readers: its kind, then all that is written in it, since its content is inert. */
export function nameBlock(element: Element | null, kind: string): void {
  if (!element) return
  const text = 'innerText' in element && typeof element.innerText === 'string' ? element.innerText : ''
  const words = text.replaceAll(/\s+/g, ' ').trim()
  element.setAttribute('aria-label', words === '' ? kind : `${kind}: ${words}`)
}

/**
 * Takes away what the canvas's dragging says of a block: it would be a pressed button, which a group must not be.
 * Dragging by keyboard is the outline's. Gives back what ends it.
 */
export function keepAsGroup(element: Element): () => void {
  const strip = (): void => {
    for (const name of ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'])
      element.removeAttribute(name)
  }
  const changed = new MutationObserver(strip)
  changed.observe(element, {
    attributeFilter: ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'],
  })
  strip()
  return () => changed.disconnect()
}
