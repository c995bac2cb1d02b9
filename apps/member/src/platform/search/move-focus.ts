import type { KeyboardEvent } from 'react'

/** What arrow keys move between: the field and the rows below it. */
const STOPS = 'input[type="search"], [data-rows] :is(a, button)'

/**
 * Moves focus between the field and the results by arrow keys; Enter in the field opens the first result, unless that
 * belongs to an earlier term.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const place = stops.indexOf(event.target as HTMLElement)
  if (place === -1) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  const first = stops[1]
  const is_chosen = event.key === 'Enter' && place === 0 && !event.nativeEvent.isComposing
  if (is_chosen && !first?.closest('[aria-busy="true"]')) first?.click()
  if (event.key === 'Escape' && place > 0) stops[0]?.focus()
}

/** Focuses the field of the search that an element is in, before the element goes. */
export function focusField(element: HTMLElement): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const field = box.querySelector<HTMLElement>('input[type="search"]')
    if (field) return field.focus()
  }
}
