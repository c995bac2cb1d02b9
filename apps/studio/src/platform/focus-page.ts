/** The keys go on from the page, past the frame around it. */
export function focusPage(): void {
  document.getElementById('content')?.focus()
}

/** A ref: where the focus was in what goes away, the keys go on from the page instead of from the start. */
export function returnFocusToPage(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) focusPage()
  }
}
