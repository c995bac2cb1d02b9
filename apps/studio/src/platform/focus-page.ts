/** The keys go on from the page, past the frame around it. */
export function focusPage(): void {
  document.getElementById('content')?.focus()
}

/**
 * A ref callback: when the focused element is removed, moves the focus to the page, so that keyboard users do not
 * start over.
 */
export function returnFocusToPage(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) focusPage()
  }
}
