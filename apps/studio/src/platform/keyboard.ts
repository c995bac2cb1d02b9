/** Whether keys pressed here are text, so that single-letter shortcuts must wait. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Moves the focus to the previous or next row of a list for an arrow key. */
export function moveRowFocus(list: HTMLElement, key: string): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next =
    rows[at < 0 ? (key === 'ArrowDown' ? 0 : rows.length - 1) : at + (key === 'ArrowDown' ? 1 : -1)]
  next?.focus()
  return next !== undefined
}
