/** Names a block of the canvas for screen readers: its kind, then all that is written in it, since its content is inert. */
export function setBlockLabel(element: Element | null, kind: string): void {
  if (!element) return
  const text = 'innerText' in element && typeof element.innerText === 'string' ? element.innerText : ''
  const content_text = text.replaceAll(/\s+/g, ' ').trim()
  element.setAttribute('aria-label', content_text === '' ? kind : `${kind}: ${content_text}`)
}

/**
 * Takes away what the canvas's dragging says of a block: it would be a pressed button, which a group must not be.
 * Dragging by keyboard is the outline's. Gives back what ends it.
 */
export function removeDragAttributes(element: Element): () => void {
  const removeAttributes = (): void => {
    for (const name of ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'])
      element.removeAttribute(name)
  }
  const observer = new MutationObserver(removeAttributes)
  observer.observe(element, {
    attributeFilter: ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'],
  })
  removeAttributes()
  return () => observer.disconnect()
}
