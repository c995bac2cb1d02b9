import type { AppLocation } from '../platform/routing/app-location.ts'
import { startTypeAhead } from '../platform/search/type-ahead.ts'

/** Fields in which keys are text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const SEARCH_PATH = '/discover/search'

/**
 * Opens the search by `/` and Ctrl or Cmd K, except while something is typed in a field or a dialog is open. What is
 * typed while it loads, also after a click on a link to it, is handed over to its field.
 */
export function openSearchByKeys(
  root: Document,
  { location, label }: { location: Pick<AppLocation, 'navigate'>; label: string },
): void {
  root.addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || event.defaultPrevented || event.isComposing) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    if (root.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
    event.preventDefault()
    const field = root.querySelector<HTMLElement>('[data-app-search] input')
    if (field) return field.focus()
    startTypeAhead(label)
    location.navigate(SEARCH_PATH)
  })
  // The app has followed the link already, and so prevented the browser from it.
  root.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented || !(target instanceof Element)) return
    const link = target.closest('a')
    if (link?.pathname === SEARCH_PATH && !link.search.includes('term=')) startTypeAhead(label)
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
