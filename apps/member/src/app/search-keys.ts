import type { AppLocation } from '../platform/routing/app-location.ts'

/** Fields in which keys are text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Opens the search by `/` and Ctrl or Cmd K, except while something is typed in a field or a dialog is open. */
export function openSearchByKeys(root: Document, location: Pick<AppLocation, 'navigate'>): void {
  root.addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || event.defaultPrevented || event.isComposing) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    if (root.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
    event.preventDefault()
    const field = root.querySelector<HTMLElement>('[data-app-search] input')
    if (field) field.focus()
    else location.navigate('/discover/search')
  })
}

/** Whether a pressed key opens the search. */
export function isSearchKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  if (altKey) return false
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/'
}
