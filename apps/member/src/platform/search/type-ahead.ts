/** What was typed before the field of the search was there. */
export type TypedAhead = { value: string; start: number; end: number }

/** How long typed keys are stored for a search that does not load, in milliseconds. */
const LIFETIME_MS = 10_000

let pending: HTMLInputElement | null = null

/** Focuses an unseen field at once, which receives what is typed while the search loads. */
export function startTypeAhead(label: string): void {
  if (pending) return pending.focus({ preventScroll: true })
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  field.autocomplete = 'off'
  field.enterKeyHint = 'search'
  field.style.cssText =
    'position:fixed;inset-block-start:0;inset-inline-start:0;inline-size:1px;block-size:1px;opacity:0;border:0;padding:0;font-size:16px;pointer-events:none'
  // The content gets the focus on navigation; any other element that gets it was chosen by the user.
  field.addEventListener('blur', ({ relatedTarget }) => {
    if (field !== pending) return
    if (relatedTarget instanceof Element && relatedTarget.id === 'content')
      field.focus({ preventScroll: true })
    else if (relatedTarget) takeTypeAhead()
  })
  pending = field
  document.body.append(field)
  field.focus({ preventScroll: true })
  setTimeout(() => {
    if (pending === field) takeTypeAhead()
  }, LIFETIME_MS)
}

/** Returns what was typed since the search was opened and removes its field; null where none was started. */
export function takeTypeAhead(): TypedAhead | null {
  const field = pending
  if (!field) return null
  pending = null
  const { value } = field
  const typed = {
    value,
    start: field.selectionStart ?? value.length,
    end: field.selectionEnd ?? value.length,
  }
  field.remove()
  return typed
}
